/** Rows are only added: of each unlisted course the last one counts, the others say how it came. */
export interface CourseDecisionsTable {
  id: string
  course: string
  decision: 'publish' | 'unpublish'
  /** In the operator's words: who was asked, and what they said. */
  reason: string
  decidedAt: number
}

/** Where what a speaker gave is taught: in which place of its theme, counted from 0, for ever. */
export interface LessonPlacesTable {
  course: string
  item: string
  kind: 'word' | 'sentence'
  theme: string
  place: number
}
