export {
  chooseItem,
  type ChosenItem,
  defaultMapping,
  type Mapping,
  unchosenReasons,
  withConvention,
  type UnchosenReason,
} from './choose-item.ts'
export {
  findFormat,
  type Format,
  type FormatName,
  formatNames,
  formats,
  readers,
  type ReadName,
  readNames,
} from './formats.ts'
export { readTar, type TarFile } from './archive/tar.ts'
export { streamZip, type ZippedFile } from './archive/stream-zip.ts'
export { openZipFile } from './archive/zip.ts'
export { writeField } from './apkg/field-text.ts'
export { listPackedMedia } from './apkg/open-package.ts'
export {
  type CardReview,
  type DeckCard,
  type DeckNote,
  type DeckType,
  writeCollection,
} from './apkg/write-collection.ts'
export { type DataSet, type FilePiece, writeCldf, zipCldf } from './cldf/write-cldf.ts'
export { type ClipPart, type ClipRow, readClipsTable } from './common-voice/read-clips-table.ts'
export { originOf } from './eaf/read-eaf.ts'
export { readLiftRanges } from './lift/lift-ranges.ts'
export { writeLiftRanges } from './lift/write-lift.ts'
export * from './model.ts'
export { recognizeFile } from './recognize-file.ts'
export { soundKeyOf } from './sound-names.ts'
export { writeXlsx } from './xlsx/write-xlsx.ts'
export { voiceNameOf } from './voice-names.ts'
