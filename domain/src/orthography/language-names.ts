/**
 * What a language is called by who looks for it: its own name, its names in English and French as
 * `LanguageFacts` has them, and the names that it shares with its neighbours. Apart from the facts,
 * so that a search for a language fetches no alphabets.
 */
export interface LanguageNames {
  readonly autonym: string
  readonly en: string
  readonly fr: string
  /** Of the group it belongs to, by Glottolog 5.1 (CC-BY-4.0). */
  readonly group?: readonly string[]
}

const bamileke = ['Bamileke', 'Bamiléké']
const beti = ['Beti']

const names = (
  autonym: string,
  en: string,
  fr: string,
  group?: readonly string[],
): LanguageNames => ({ autonym, en, fr, ...(group !== undefined && { group }) })

/** Of every language with a profile, by its code. */
export const languageNames: Readonly<Record<string, LanguageNames>> = {
  agq: names('Aghem', 'Aghem', 'Aghem'),
  bas: names('Ɓàsàa', 'Basaa', 'Bassa (basaa)'),
  bax: names('Shüpamom', 'Bamum', 'Bamoun (shupamem)'),
  bbj: names('Ghɔmáláʼ', 'Ghomálá’', 'Ghomala’', bamileke),
  bfd: names('Bɨfɨɨ', 'Bafut', 'Bafut'),
  bkm: names('Itaŋikom', 'Kom', 'Kom'),
  bum: names('Bulu', 'Bulu', 'Boulou', beti),
  byv: names('Mə̀dʉ̂mbɑ̀', 'Medumba', 'Médumba', bamileke),
  dua: names('Duálá', 'Duala', 'Douala'),
  eto: names('Eton', 'Eton', 'Éton', beti),
  ewo: names('Ewondo', 'Ewondo', 'Éwondo', beti),
  fmp: names('Fèʼéfěʼè', 'Fe’fe’', 'Fe’efe’e (nufi)', bamileke),
  fub: names('Fulfulde', 'Adamawa Fulfulde', 'Fulfulde de l’Adamaoua (peul)'),
  gya: names('Gbaya', 'Northwest Gbaya', 'Gbaya'),
  gyi: names('Gyeli', 'Gyeli', 'Gyéli'),
  jgo: names('Ndaꞌa', 'Ngomba', 'Ngomba', bamileke),
  kkj: names('Kakɔ', 'Kako', 'Kako'),
  ksf: names('Rikpa', 'Bafia', 'Bafia'),
  kzr: names('Karang', 'Karang', 'Karang'),
  lmp: names('Limbum', 'Limbum', 'Limbum'),
  lns: names('Lamnsoʼ', 'Lamnso’ (Nso)', 'Lamnso’'),
  mbo: names('Mboó', 'Mbo', 'Mbo'),
  mcn: names('Masana', 'Masana', 'Massa'),
  mcp: names('Məkaá', 'Makaa', 'Makaa'),
  mdd: names('Mbum', 'Mbum', 'Mboum'),
  mgo: names('metaʼ', 'Meta’', 'Meta’'),
  mlw: names('Məloko', 'Moloko', 'Moloko'),
  mua: names('Mundaŋ', 'Mundang', 'Moundang'),
  nmg: names('Kwasio', 'Kwasio', 'Kwasio'),
  nnh: names('Shwóŋò ngiembɔɔn', 'Ngiemboon', 'Ngiemboon', bamileke),
  shu: names('عربي', 'Chadian/Shuwa Arabic', 'Arabe choa'),
  tui: names('Tupuri', 'Tupuri', 'Toupouri'),
  wes: names('Kamtok', 'Cameroon Pidgin English', 'Pidgin camerounais'),
  yav: names('nuasue', 'Yangben', 'Yangben'),
  ybb: names('Yémba', 'Yemba', 'Yemba (bamiléké-dschang)', bamileke),
}
