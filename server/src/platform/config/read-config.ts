import { BlockList } from 'node:net'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { checkTogether } from './check-together.ts'
import type { Config, Environment, GoogleConfig, S3Config } from './config.ts'
import { isLoopbackHost } from './networks.ts'
import type { PushConfig } from '../push/push-transport.ts'
import { variablesSchema } from './variables.ts'

const dayMs = 24 * 60 * 60 * 1000

type Variables = v.InferOutput<typeof variablesSchema>

/**
 * Reads the environment. Returns either the configuration or every problem at once, each as
 * `NAME: what is wrong`.
 * @param asked whether the start asks for the conveniences of development: they let anybody who
 * reaches the server sign in as anybody, so they are never guessed, and only this machine gets them
 */
export function readConfig(
  environment: Environment,
  asked: { isDevelopment: boolean } = { isDevelopment: false },
): { ok: true; config: Config } | { ok: false; problems: readonly string[] } {
  const set = trimmed(environment)
  const read = v.safeParse(variablesSchema, set)
  const alone = (read.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  const problems = [...alone, ...checkTogether(set)]
  return read.success && problems.length === 0
    ? { ok: true, config: composeConfig(read.output, asked) }
    : { ok: false, problems }
}

/** An empty variable counts as unset: that is what `NAME= command` and compose files mean. */
function trimmed(environment: Environment): Environment {
  const all = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const)
  return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== ''))
}

function composeConfig(set: Variables, asked: { isDevelopment: boolean }): Config {
  const publicUrl = set.PUBLIC_URL
  const isReachable = publicUrl !== undefined && !isLoopbackHost(publicUrl.hostname)
  const isOnLoopback = isLoopbackHost(set.HOST)
  const refusedBy =
    (set.NODE_ENV === 'production' && 'NODE_ENV') ||
    (isReachable && 'PUBLIC_URL') ||
    (!isOnLoopback && 'HOST') ||
    undefined
  const dataDir = resolve(set.DATA_DIR)
  return {
    host: set.HOST,
    port: set.PORT,
    publicOrigin: publicUrl?.origin,
    dataDir,
    journalDir: resolve(set.JOURNAL_DIR ?? join(dataDir, 'journal')),
    databaseUrl: set.DATABASE_URL,
    databaseLimits: {
      poolSize: set.DATABASE_POOL_SIZE,
      statementTimeoutMs: 1000 * set.DATABASE_STATEMENT_TIMEOUT_SECONDS,
      lockTimeoutMs: 1000 * set.DATABASE_LOCK_TIMEOUT_SECONDS,
    },
    s3: composeS3(set),
    smtpUrl: set.SMTP_URL?.href,
    mailFrom: set.MAIL_FROM ?? `Mboa <no-reply@${publicUrl?.hostname ?? 'localhost'}>`,
    shutdownGraceMs: 1000 * (set.SHUTDOWN_GRACE_SECONDS ?? (isReachable ? 5 : 0)),
    keepAliveMs: 1000 * set.KEEP_ALIVE_SECONDS,
    push: composePush(set),
    metrics: {
      port: set.METRICS_PORT,
      host: set.METRICS_HOST,
      token: set.METRICS_TOKEN,
      isOpen: !isReachable && isOnLoopback,
    },
    google: composeGoogle(set),
    passwordSignUp: set.PASSWORD_SIGNUP,
    longestSessionMs: dayMs * set.SESSION_DAYS,
    trustedProxies: set.TRUSTED_PROXIES ?? new BlockList(),
    logLevel: set.LOG_LEVEL,
    development: asked.isDevelopment && refusedBy === undefined,
    developmentRefusedBy: asked.isDevelopment ? refusedBy : undefined,
  }
}

function composeS3(set: Variables): S3Config | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = set
  if (endpoint === undefined || bucket === undefined) return undefined
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined
  const address = endpoint.href.replace(/\/+$/, '')
  return { endpoint: address, region: set.S3_REGION, bucket, accessKeyId, secretAccessKey }
}

function composePush(set: Variables): PushConfig | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = set
  if (publicKey === undefined || privateKey === undefined) return undefined
  const subject = set.VAPID_SUBJECT?.href
  return { publicKey, privateKey, subject, allowsLoopback: set.PUSH_ON_LOOPBACK }
}

function composeGoogle(set: Variables): GoogleConfig | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = set
  if (clientId === undefined || clientSecret === undefined) return undefined
  return { clientId, clientSecret, issuer: set.GOOGLE_ISSUER.href }
}
