import type { BlockList } from 'node:net'
import type { DatabaseLimits } from '../database/limits.ts'
import type { PushConfig } from '../push/push-transport.ts'

/** What the environment decides, checked and in the shapes the rest of the server uses. */
export interface Config {
  readonly host: string
  /** 0 lets the system choose a free port. */
  readonly port: number
  /** `PUBLIC_URL` as an origin (`https://mboa.example`); undefined on a local start. */
  readonly publicOrigin: string | undefined
  readonly dataDir: string
  /** Where the journal of what people took back is kept; best on another disk. */
  readonly journalDir: string
  /** `postgres://…`; undefined means SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly databaseLimits: DatabaseLimits
  /** A store for blobs that speaks S3; undefined means the disk, in `dataDir`. */
  readonly s3: S3Config | undefined
  /** `smtp://…`; undefined means that mails are kept in the database. */
  readonly smtpUrl: string | undefined
  /** `Name <address>` or an address. */
  readonly mailFrom: string
  /** From SIGTERM until no new connections are taken, for proxies to notice; ms. */
  readonly shutdownGraceMs: number
  /** How long an idle connection is kept open for a next request; ms. */
  readonly keepAliveMs: number
  /** Undefined: nobody is offered to be reminded by this server. */
  readonly push: PushConfig | undefined
  readonly metrics: MetricsConfig
  readonly google: GoogleConfig | undefined
  readonly passwordSignUp: boolean
  /** From a login until the next is asked for, however often it is used; ms. */
  readonly longestSessionMs: number
  readonly trustedProxies: BlockList
  readonly logLevel: string
  /** Conveniences for a local start (mailbox, stand-in for Google) exist only while this is true. */
  readonly development: boolean
  /** The variable for which they are not there although the start asks for them. */
  readonly developmentRefusedBy: 'HOST' | 'PUBLIC_URL' | 'NODE_ENV' | undefined
}

/** Where figures about this server may be had. */
export interface MetricsConfig {
  /** Its own; undefined leaves them beside everything else. */
  readonly port: number | undefined
  readonly host: string
  /** What who asks for them must bring. */
  readonly token: string | undefined
  /** Whether they may stand beside everything else without a token: nobody else reaches us. */
  readonly isOpen: boolean
}

export interface GoogleConfig {
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: string
}

export interface S3Config {
  /** Without the bucket, which is the first part of every path. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type Environment = Readonly<Record<string, string | undefined>>
