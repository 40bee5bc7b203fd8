/** The part of s3rver that the tests use; the package has no types. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: readonly { name: string }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
