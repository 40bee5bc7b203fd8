/** What one check of the doctor has to say. */
export interface Finding {
  /** What was looked at: `database`. */
  readonly subject: string
  /** `note` is worth knowing and stops nothing. */
  readonly state: 'good' | 'note' | 'wrong'
  /** Plain sentences for the operator: what is, and what to do. */
  readonly says: string
}
