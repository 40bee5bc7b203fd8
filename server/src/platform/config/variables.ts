import * as v from 'valibot'
import { defaultDatabaseLimits } from '../database/limits.ts'
import { splitHosts } from '../database/postgres-hosts.ts'
import {
  choice,
  count,
  defaulted,
  matching,
  networks,
  onOff,
  optional,
  port,
  secureUrl,
  url,
} from './variable-kinds.ts'

const { poolSize, statementTimeoutMs, lockTimeoutMs } = defaultDatabaseLimits

const publicUrl = v.pipe(
  secureUrl(),
  v.check(
    ({ href, origin }) => href === `${origin}/`,
    'must be an origin alone, like https://mboa.example.',
  ),
)

const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (address) => splitHosts(address) !== undefined,
    'must be an address like postgres://… or postgresql://…, of several hosts with a comma between ' +
      'them and target_session_attrs=read-write.',
  ),
)

const sender = matching(
  /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
  'is not an address like Mboa <no-reply@mboa.example>.',
)

/** No problem repeats it: it is a secret. */
const token = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 letters, digits or signs, without spaces.'),
)

/**
 * The environment variables of the server, in the order of the table in `docs/operations.md`, which
 * `variables-table.ts` writes from this schema.
 */
export const variablesSchema = v.object({
  PORT: defaulted('3000', port(), 'port to listen on'),
  HOST: defaulted(
    '127.0.0.1',
    v.string(),
    'address to listen on; with one that others reach there are no conveniences of development',
  ),
  PUBLIC_URL: optional(
    publicUrl,
    'what people type; `https://` unless it is a loopback address. A public one needs `SMTP_URL`',
    'the local address',
  ),
  DATA_DIR: defaulted(
    './data',
    v.string(),
    'embedded database, blobs, generated secrets; one server at a time',
  ),
  JOURNAL_DIR: optional(
    v.string(),
    'the journal of what people delete and withdraw (see Backups); put it on the disk of the backups',
    '`DATA_DIR/journal`',
  ),
  DATABASE_URL: optional(
    databaseUrl,
    '`postgres://…` (15 or newer) instead of the embedded SQLite; of several hosts, ' +
      '`postgres://mboa:…@one:5432,other:5432/mboa?target_session_attrs=read-write`, the one that ' +
      'takes writes (below)',
  ),
  DATABASE_POOL_SIZE: defaulted(
    String(poolSize),
    count(1, 1000),
    'connections that one server opens to PostgreSQL at most',
  ),
  DATABASE_STATEMENT_TIMEOUT_SECONDS: defaulted(
    String(statementTimeoutMs / 1000),
    count(1, 86_400),
    'a statement that takes longer is cancelled; a connection that is silent for 5 s more is given up',
  ),
  DATABASE_LOCK_TIMEOUT_SECONDS: defaulted(
    String(lockTimeoutMs / 1000),
    count(1, 86_400),
    'how long a statement waits for what another transaction has locked',
  ),
  S3_ENDPOINT: optional(
    url('https:', 'http:'),
    'any store that speaks S3: recordings and photos are there instead of in `DATA_DIR/blobs`; it ' +
      'needs the next three',
  ),
  S3_BUCKET: optional(
    matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not the name of a bucket.'),
    'a bucket that exists; objects are put, read, asked for and deleted, never listed',
  ),
  S3_ACCESS_KEY_ID: optional(v.string(), 'id of the key to the bucket'),
  S3_SECRET_ACCESS_KEY: optional(v.string(), 'the secret of that key'),
  S3_REGION: defaulted('us-east-1', v.string(), 'region, if the store has any'),
  SMTP_URL: optional(
    url('smtp:', 'smtps:'),
    '`smtp://` (TLS by STARTTLS) or `smtps://`; without it mails are kept and shown at ' +
      '`/dev/mailbox` on a local start',
  ),
  MAIL_FROM: optional(
    sender,
    'sender of all mails',
    '`Mboa <no-reply@…>` with the host of `PUBLIC_URL`',
  ),
  VAPID_PUBLIC_KEY: optional(
    v.string(),
    'with both keys, learners are offered a daily reminder by notification. `mboa push make-keys` ' +
      'makes a pair',
  ),
  VAPID_PRIVATE_KEY: optional(v.string(), 'the other key of the pair'),
  VAPID_SUBJECT: optional(
    url('mailto:', 'https:'),
    'whom the people of a push service can turn to: `mailto:…` or `https://…`',
    '`PUBLIC_URL`',
  ),
  PUSH_ON_LOOPBACK: defaulted(
    'off',
    onOff(),
    'for tests: `on` also sends to push services on this machine, without TLS; refused with a ' +
      'public `PUBLIC_URL`',
  ),
  GOOGLE_CLIENT_ID: optional(
    v.string(),
    'needs the secret; without both, the button shows the text of the catalogue, and on a local ' +
      'start a stand-in, plainly marked as such, takes their place',
  ),
  GOOGLE_CLIENT_SECRET: optional(v.string(), 'secret of that client'),
  GOOGLE_ISSUER: defaulted('https://accounts.google.com', secureUrl(), 'any OpenID issuer'),
  PASSWORD_SIGNUP: defaulted('on', onOff(), '`off` refuses new password accounts'),
  // A stolen session ends by itself, and regular learners log in twice a year.
  SESSION_DAYS: defaulted(
    '180',
    count(1, 3650),
    'how many days a sign-in lasts, however often somebody comes; after 30 days without a visit it ' +
      'ends sooner. What waits on a device stays there until they sign in again',
  ),
  TRUSTED_PROXIES: optional(networks(), 'addresses whose `X-Forwarded-For` is believed'),
  SHUTDOWN_GRACE_SECONDS: optional(
    count(0, 300),
    'after SIGTERM: how long `/readyz` says no before no more connections are taken; longer than ' +
      'your proxy takes to notice',
    '`5` with a public `PUBLIC_URL`, else `0`',
  ),
  KEEP_ALIVE_SECONDS: defaulted(
    '130',
    count(1, 3600),
    'how long an idle connection is kept open; longer than your proxy keeps its own (nginx and ' +
      'Amazon’s 60 s, Caddy 120 s, Google’s 600 s), or it sends requests into closed ones',
  ),
  METRICS_PORT: optional(port(), 'a port for `/metrics` alone, which is then nowhere else'),
  METRICS_HOST: defaulted('127.0.0.1', v.string(), 'the address of that port'),
  METRICS_TOKEN: optional(
    token,
    'at least 16 characters; `/metrics` is answered only with `Authorization: Bearer …`',
  ),
  LOG_LEVEL: defaulted(
    'info',
    choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'pino’s levels',
  ),
  NODE_ENV: optional(
    choice('development', 'production', 'test'),
    '`production` refuses the conveniences of development',
  ),
})
