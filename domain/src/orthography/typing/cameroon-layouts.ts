/** The two Cameroon keyboard layouts; which one a learner's hands know. */
export const keyboardLayouts = ['qwerty', 'azerty'] as const
export type KeyboardLayout = (typeof keyboardLayouts)[number]

/** The key that makes the next one special; pressed twice it writes itself. */
export const deadKeys: Readonly<Record<KeyboardLayout, string>> = { qwerty: ';', azerty: '!' }

/** What is the same on both layouts: the key after the dead one, then what the two write. */
const sharedKeys =
  'aɛ bɓ dɗ eə fæ gʼ hɑ iɨ nŋ oɔ pø tœ uʉ vꞌ wẅ yƴ AƐ BƁ DƊ EƏ FÆ GꞋ HⱭ IƗ NŊ OƆ PØ TŒ UɄ VꞋ WẄ YƳ'

/**
 * Marks that follow their letter, by the key after the dead one: cedilla, tilde below, dot below,
 * the tones that glide between levels, macron, diaeresis.
 */
const markKeys: Readonly<Record<KeyboardLayout, Readonly<Record<string, string>>>> = {
  qwerty: {
    c: '\u0327',
    j: '\u0330',
    J: '\u0323',
    k: '\u1DC5',
    K: '\u1DC7',
    l: '\u1DC6',
    L: '\u1DC4',
    '-': '\u0304',
  },
  azerty: { c: '\u0327', ':': '\u0323', '6': '\u0308' },
}

/**
 * Letters and marks by the key that follows the dead one. Punctuation of the layouts is left out:
 * answers need none.
 *
 * Sources: SIL Cameroon QWERTY 6.0.4 and AZERTY 6.1.0 for Keyman, © 2018–2021 SIL Cameroon (MIT),
 * and the layouts `cm` of xkeyboard-config, by Matthew Lee, Jenni Beadle and Bruce Cox (MIT). Where
 * they differ (`h`: Greek α there, Latin ɑ here) the Latin letter is taken.
 */
export const deadKeySequences: Readonly<Record<KeyboardLayout, ReadonlyMap<string, string>>> = {
  qwerty: sequencesOf('qwerty'),
  azerty: sequencesOf('azerty'),
}

function sequencesOf(layout: KeyboardLayout): ReadonlyMap<string, string> {
  const letters = sharedKeys.split(' ').map((pair): [string, string] => {
    const [key = '', ...letter] = Array.from(pair)
    return [key, letter.join('')]
  })
  return new Map([...letters, ...Object.entries(markKeys[layout])])
}
