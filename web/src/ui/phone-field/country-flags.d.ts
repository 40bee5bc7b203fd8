declare module 'virtual:country-flags' {
  /** Address of the folder that holds `<two letters>.svg` for every country. */
  export const flagFolder: string
}
