/** A name in the languages of the interface. */
export interface LetterName {
  readonly en: string
  readonly fr: string
}

const named = (en: string, fr = en): LetterName => ({ en, fr })

/**
 * What the letters that a plain keyboard lacks are called: the names of Unicode and of ISO/IEC 10646
 * in French, without what all of them begin with ("Latin small letter").
 */
const letters: ReadonlyMap<string, LetterName> = new Map([
  ['æ', named('ligature ae')],
  ['œ', named('ligature oe')],
  ['ø', named('o with stroke', 'o barré')],
  ['ɑ', named('alpha')],
  ['ɓ', named('b with hook', 'b crosse')],
  ['ɗ', named('d with hook', 'd crosse')],
  ['ə', named('schwa')],
  ['ǝ', named('turned e', 'e culbuté')],
  ['ɛ', named('open e', 'e ouvert')],
  ['ɨ', named('i with stroke', 'i barré')],
  ['ŋ', named('eng')],
  ['ɔ', named('open o', 'o ouvert')],
  ['ʉ', named('u bar', 'u barré')],
  ['ƴ', named('y with hook', 'y crosse')],
  ['ʔ', named('glottal stop', 'coup de glotte')],
  ['ʼ', named('apostrophe')],
  ['ꞌ', named('saltillo')],
])

const marks: ReadonlyMap<string, LetterName> = new Map([
  ['\u0300', named('grave')],
  ['\u0301', named('acute', 'aigu')],
  ['\u0302', named('circumflex', 'circonflexe')],
  ['\u0303', named('tilde')],
  ['\u0304', named('macron')],
  ['\u0308', named('diaeresis', 'tréma')],
  ['\u030C', named('caron')],
  ['\u1DC6', named('macron-grave')],
  ['\u1DC7', named('acute-macron', 'aigu-macron')],
])

/**
 * What a special letter is called, its marks after it, for who hears the screen: many voices leave
 * out a sign that they do not know. Undefined for what is no single letter, or one that every voice
 * can say.
 * @example nameLetter('ɛ́') // { en: 'open e acute', fr: 'e ouvert aigu' }
 */
export function nameLetter(text: string): LetterName | undefined {
  const [first = '', ...rest] = text.normalize('NFD')
  const small = first.toLowerCase()
  const letter = letters.get(small)
  if (letter === undefined) return undefined
  const ofMarks = rest.flatMap((mark) => marks.get(mark) ?? [])
  if (ofMarks.length < rest.length) return undefined
  const whole = [letter, ...ofMarks]
  const en = whole.map((part) => part.en).join(' ')
  const fr = whole.map((part) => part.fr).join(' ')
  return small === first ? { en, fr } : { en: `capital ${en}`, fr: `${fr} majuscule` }
}
