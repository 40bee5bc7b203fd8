// Every limit on bytes that devices send: one file, one body, all bodies at once, one day. What may
// be kept in all is a quota of its module (`takeQuota`, `privateQuota`).

const kibibyte = 1024
const mebibyte = 1024 * kibibyte
const gibibyte = 1024 * mebibyte

/**
 * Largest picture that `PUT /api/profile/photo` takes; its body is the file itself. JPEG, PNG,
 * WebP, GIF and AVIF are recognised by their content, whatever the Content-Type says; anything else
 * is refused with `invalid-photo`, a larger one with `too-large`. Kept is a WebP of 256 × 256
 * without any metadata; `user.photoURL` is its address, for an `<img>`.
 */
export const photoLimitBytes = 5 * mebibyte

/** Larger than a sentence of 20 s at 96 kHz that does not compress at all. */
export const archiveLimitBytes = 4 * mebibyte

/** Twenty seconds of speech at 48 kHz, hardly compressed. */
export const consentSoundLimitBytes = 2 * mebibyte

/** A file to import is sent in pieces of this size, the last one smaller: a broken network costs one. */
export const importPieceBytes = mebibyte

/** Largest file to import, archives with sound too; only the operator imports larger ones. */
export const largestImportBytes = 200 * importPieceBytes

/** Largest body in JSON, by what is sent. */
export const jsonLimitBytes = {
  /** Limit of all other requests. */
  request: 64 * kibibyte,
  /**
   * More than the largest batch of valid events can take (200 events below 7 kB, every character
   * escaped): a batch that is too large would never get through.
   */
  practice: 2 * mebibyte,
  /** More than the largest batch of valid contributions can take, every character escaped. */
  contributions: mebibyte,
  /** More than the largest batch of valid reports can take, every character escaped. */
  reports: 512 * kibibyte,
  /** Names the fields of a large table by hand. */
  importTerms: 256 * kibibyte,
} as const

/** Bytes of all bodies of one account that a server reads at the same moment. */
export const bodiesAtOnceLimitBytes = 32 * mebibyte

/** Bytes that one account may send in a day, so that no single account fills database or storage. */
export const dailyLimitBytes = {
  /** Typed text: a diligent recorder's work of a year is about ten megabytes. */
  requests: 32 * mebibyte,
  /**
   * An answer takes some 650 bytes: 77,000 of them, as many as nine hundred a day for twelve weeks
   * without a network, all sent at once. Of the largest events there are, 8,000.
   */
  practice: 48 * mebibyte,
  /** Both files of each take. A day of speaking without a pause is a quarter of this. */
  takes: 2 * gibibyte,
  /** Files sent to desks: five of the largest. */
  imports: 5 * largestImportBytes,
} as const
