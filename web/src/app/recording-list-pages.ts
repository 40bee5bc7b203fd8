import { createElement } from 'react'
import { lazyChunk } from '../ui/lazy-page.ts'

/** What there is to record: only recorders load it. */
const listPages = lazyChunk('studio', () => import('../features/studio/lists/list-pages.ts'))

export const wordListsPage = listPages.page(
  ({ ChooseListScreen }) =>
    function WordLists() {
      return createElement(ChooseListScreen, { kind: 'word' })
    },
)
export const sentenceListsPage = listPages.page(
  ({ ChooseListScreen }) =>
    function SentenceLists() {
      return createElement(ChooseListScreen, { kind: 'sentence' })
    },
)
export const goOnRecordingPart = listPages.page(({ GoOnRecording }) => GoOnRecording)
export const recordedSoFarPart = listPages.page(({ RecordedSoFar }) => RecordedSoFar)
