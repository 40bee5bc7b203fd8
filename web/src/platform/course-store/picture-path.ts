import { apiPaths, pictureArt } from '@mboa/contract'

/** The address of a word's drawing; what is there never changes. */
export function picturePath(picture: string): string {
  return apiPaths.picture
    .replace(':art', pictureArt)
    .replace(':picture', encodeURIComponent(picture))
}
