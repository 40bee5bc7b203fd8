/** The kinds that ask about sentences: one file, and one name of a file in what practice loads first. */
export { BuildFromTiles } from './build-from-tiles.tsx'
export { ChooseSentenceMeaning } from './choose-sentence-meaning.tsx'
export { FillGap } from './fill-gap.tsx'
export { TypeSentence } from './type-sentence.tsx'
