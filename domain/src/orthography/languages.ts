import type { LanguageProfile } from './language-profile.ts'
import { agq } from './languages/agq.ts'
import { bas } from './languages/bas.ts'
import { bax } from './languages/bax.ts'
import { bbj } from './languages/bbj.ts'
import { bfd } from './languages/bfd.ts'
import { bkm } from './languages/bkm.ts'
import { bum } from './languages/bum.ts'
import { byv } from './languages/byv.ts'
import { dua } from './languages/dua.ts'
import { eto } from './languages/eto.ts'
import { ewo } from './languages/ewo.ts'
import { fmp } from './languages/fmp.ts'
import { fub } from './languages/fub.ts'
import { gya } from './languages/gya.ts'
import { jgo } from './languages/jgo.ts'
import { kkj } from './languages/kkj.ts'
import { ksf } from './languages/ksf.ts'
import { kzr } from './languages/kzr.ts'
import { lmp } from './languages/lmp.ts'
import { lns } from './languages/lns.ts'
import { mbo } from './languages/mbo.ts'
import { mcn } from './languages/mcn.ts'
import { mcp } from './languages/mcp.ts'
import { mdd } from './languages/mdd.ts'
import { mgo } from './languages/mgo.ts'
import { mua } from './languages/mua.ts'
import { nmg } from './languages/nmg.ts'
import { nnh } from './languages/nnh.ts'
import { shu } from './languages/shu.ts'
import { tui } from './languages/tui.ts'
import { wes } from './languages/wes.ts'
import { yav } from './languages/yav.ts'
import { ybb } from './languages/ybb.ts'

/** Every language with a profile, by code. */
export const languages: readonly LanguageProfile[] = [
  agq,
  bas,
  bax,
  bbj,
  bfd,
  bkm,
  bum,
  byv,
  dua,
  eto,
  ewo,
  fmp,
  fub,
  gya,
  jgo,
  kkj,
  ksf,
  kzr,
  lmp,
  lns,
  mbo,
  mcn,
  mcp,
  mdd,
  mgo,
  mua,
  nmg,
  nnh,
  shu,
  tui,
  wes,
  yav,
  ybb,
]

const byCode = new Map<string, LanguageProfile>()
for (const language of languages) {
  for (const code of [language.code, ...(language.aliases ?? [])]) byCode.set(code, language)
}

/** The profile of an ISO 639-3 code (or an alias: `ff` is Adamawa Fulfulde here), if there is one. */
export function findLanguage(code: string): LanguageProfile | undefined {
  return byCode.get(code)
}

/** As `findLanguage`, for codes that must be known. Throws a RangeError otherwise. */
export function getLanguage(code: string): LanguageProfile {
  const language = byCode.get(code)
  if (language === undefined) throw new RangeError(`No language profile for “${code}”.`)
  return language
}
