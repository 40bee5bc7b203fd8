import { addressOf, api, pictureArt } from '@mboa/contract'

/** The address of a word's drawing; what is there never changes. */
export const picturePath = (picture: string): string =>
  addressOf(api.readPicture, { params: { art: pictureArt, picture } })
