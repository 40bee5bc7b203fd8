/**
 * What words are spelled with between choosing and typing. A session asks in most of these kinds, so
 * that they come as one file when the first of them is asked, or is next.
 */
export { ChooseWord } from './choose-word.tsx'
export { LetterTiles } from './letter-tiles.tsx'
export { MissingLetter } from './missing-letter.tsx'
export { PlaceTones } from './place-tones.tsx'
