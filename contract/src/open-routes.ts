/** Paths that are there for anybody without an account, apart: what practises needs none of them. */
export const openApiPaths = {
  /** The words that a challenge's code stands for. */
  challenge: '/api/challenges/:course/:code',
  /** What stands beside a challenge's link in a message: `ewo.fr.png`. */
  challengePicture: '/api/challenge-pictures/:picture',
  /** Sound that its speaker gave to open data, for anybody; named as `clip` is. */
  openClip: '/api/open-clips/:clip',
  openApi: '/api/openapi.json',
} as const
