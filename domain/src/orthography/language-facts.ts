import type { LanguageFacts } from './language-profile.ts'
import { agqFacts } from './languages/agq.ts'
import { basFacts } from './languages/bas.ts'
import { baxFacts } from './languages/bax.ts'
import { bbjFacts } from './languages/bbj.ts'
import { bfdFacts } from './languages/bfd.ts'
import { bkmFacts } from './languages/bkm.ts'
import { bumFacts } from './languages/bum.ts'
import { byvFacts } from './languages/byv.ts'
import { duaFacts } from './languages/dua.ts'
import { etoFacts } from './languages/eto.ts'
import { ewoFacts } from './languages/ewo.ts'
import { fmpFacts } from './languages/fmp.ts'
import { fubFacts } from './languages/fub.ts'
import { gyaFacts } from './languages/gya.ts'
import { jgoFacts } from './languages/jgo.ts'
import { kkjFacts } from './languages/kkj.ts'
import { ksfFacts } from './languages/ksf.ts'
import { kzrFacts } from './languages/kzr.ts'
import { lmpFacts } from './languages/lmp.ts'
import { lnsFacts } from './languages/lns.ts'
import { mboFacts } from './languages/mbo.ts'
import { mcnFacts } from './languages/mcn.ts'
import { mcpFacts } from './languages/mcp.ts'
import { mddFacts } from './languages/mdd.ts'
import { mgoFacts } from './languages/mgo.ts'
import { muaFacts } from './languages/mua.ts'
import { nmgFacts } from './languages/nmg.ts'
import { nnhFacts } from './languages/nnh.ts'
import { shuFacts } from './languages/shu.ts'
import { tuiFacts } from './languages/tui.ts'
import { wesFacts } from './languages/wes.ts'
import { yavFacts } from './languages/yav.ts'
import { ybbFacts } from './languages/ybb.ts'

const byCode = new Map<string, LanguageFacts>(
  Object.entries({
    agq: agqFacts,
    bas: basFacts,
    bax: baxFacts,
    bbj: bbjFacts,
    bfd: bfdFacts,
    bkm: bkmFacts,
    bum: bumFacts,
    byv: byvFacts,
    dua: duaFacts,
    eto: etoFacts,
    ewo: ewoFacts,
    fmp: fmpFacts,
    fub: fubFacts,
    gya: gyaFacts,
    jgo: jgoFacts,
    kkj: kkjFacts,
    ksf: ksfFacts,
    kzr: kzrFacts,
    lmp: lmpFacts,
    lns: lnsFacts,
    mbo: mboFacts,
    mcn: mcnFacts,
    mcp: mcpFacts,
    mdd: mddFacts,
    mgo: mgoFacts,
    mua: muaFacts,
    nmg: nmgFacts,
    nnh: nnhFacts,
    shu: shuFacts,
    tui: tuiFacts,
    wes: wesFacts,
    yav: yavFacts,
    ybb: ybbFacts,
  }),
)

/** Own name, tag and sources of a language with a profile, by its code. */
export function findLanguageFacts(code: string): LanguageFacts | undefined {
  return byCode.get(code)
}
