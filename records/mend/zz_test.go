package mend
import ("testing";"time";"math/rand/v2";"qipu/records")
func TestZSlow(t *testing.T){
	r := rand.New(rand.NewPCG(7, 7))
	var worst time.Duration
	_ = records.Ply{}
	for _, s := range corpusGames(t, 1500, r) {
		k := r.IntN(len(s.moves))
		pl := s.plies()[k:]
		t0:=time.Now()
		rb:=Rebuild(pl)
		if d:=time.Since(t0); d>worst { worst=d; t.Log(d,len(pl),rb.Start.FEN(), len(rb.Open)) }
	}
}
