// In a file of its own, so that only who searches fetches it.
export { languageNames } from '@mboa/domain'
