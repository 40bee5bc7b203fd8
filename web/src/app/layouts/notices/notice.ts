/** One thing that the bell tells; `notice-list.tsx` has the words for it. */
export type Notice =
  | { kind: 'words-due' | 'sentences-due' | 'takes-sent-back'; count: number }
  | ({ kind: 'takes-approved' | 'refused-answers'; count: number } & Dismissible)
  | ({ kind: 'report-answers'; recorded: number; kept: number; removed: number } & Dismissible)
  | ({ kind: 'refused-report'; id: string; expected: string } & Dismissible)
  | { kind: 'new-version' }

/** It stays until it is dismissed. */
interface Dismissible {
  onDismiss: () => void
}
