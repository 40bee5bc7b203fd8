/** Why a speaker sends a take back. `other` is explained in words. */
export const sentBackReasons = [
  'cut-off',
  'noise',
  'wrong-word',
  'wrong-tone',
  'other-dialect',
  'too-quiet',
  'other',
] as const
export type SentBackReason = (typeof sentBackReasons)[number]
