import { join, resolve } from 'node:path'
import { splitHosts } from '../database/postgres-hosts.ts'
import { defaultDatabaseLimits, type DatabaseLimits } from '../database/limits.ts'
import type { Config, Environment, GoogleConfig, MetricsConfig, S3Config } from './config.ts'
import { isLoopbackHost, parseNetworks } from './networks.ts'
import { readPush } from './read-push.ts'
import { Variables } from './variables.ts'

/** Longer than proxies keep theirs (nginx 60, Amazon's 60, Caddy 120), or they use closed ones. */
const defaultKeepAliveSeconds = 130

const dayMs = 24 * 60 * 60 * 1000
/** A stolen session ends by itself, and nobody who learns every day logs in more than twice a year. */
const defaultSessionDays = 180

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/**
 * Reads the environment (the README lists the variables). Answers either the configuration or
 * every problem at once, each as `NAME: what is wrong`.
 * @param asked whether the start asks for the conveniences of development: they let anybody who
 * reaches the server sign in as anybody, so they are never guessed, and only this machine gets them
 */
export function readConfig(
  environment: Environment,
  asked: { isDevelopment: boolean } = { isDevelopment: false },
): { ok: true; config: Config } | { ok: false; problems: readonly string[] } {
  const variables = new Variables(environment)
  const publicUrl = readPublicUrl(variables)
  const reachable = publicUrl !== undefined && !isLoopbackHost(publicUrl.hostname)
  const smtpUrl = variables.url('SMTP_URL', ['smtp:', 'smtps:'])
  if (reachable && variables.text('SMTP_URL') === undefined) {
    variables.wrong('SMTP_URL', 'is needed with a public PUBLIC_URL, or nobody gets their mail.')
  }
  const environmentName = variables.choice('NODE_ENV', ['development', 'production', 'test'])
  const trustedProxies = parseNetworks(variables.text('TRUSTED_PROXIES') ?? '')
  for (const entry of trustedProxies.unreadable) {
    variables.wrong('TRUSTED_PROXIES', `"${entry}" is not an address or a range like 10.0.0.0/8.`)
  }
  const host = variables.text('HOST') ?? '127.0.0.1'
  const refusedBy =
    (environmentName === 'production' && 'NODE_ENV') ||
    (reachable && 'PUBLIC_URL') ||
    (!isLoopbackHost(host) && 'HOST') ||
    undefined
  const dataDir = resolve(variables.text('DATA_DIR') ?? 'data')
  const config: Config = {
    host,
    port: variables.port('PORT') ?? 3000,
    publicOrigin: publicUrl?.origin,
    dataDir,
    journalDir: resolve(variables.text('JOURNAL_DIR') ?? join(dataDir, 'journal')),
    databaseUrl: readDatabaseUrl(variables),
    databaseLimits: readDatabaseLimits(variables),
    s3: readS3(variables),
    smtpUrl: smtpUrl?.href,
    mailFrom: readMailFrom(variables, publicUrl),
    shutdownGraceMs:
      1000 * (variables.count('SHUTDOWN_GRACE_SECONDS', [0, 300]) ?? (reachable ? 5 : 0)),
    keepAliveMs:
      1000 * (variables.count('KEEP_ALIVE_SECONDS', [1, 3600]) ?? defaultKeepAliveSeconds),
    push: readPush(variables, reachable),
    metrics: readMetrics(variables, !reachable && isLoopbackHost(host)),
    google: readGoogle(variables),
    passwordSignUp: variables.choice('PASSWORD_SIGNUP', ['on', 'off']) !== 'off',
    longestSessionMs: dayMs * (variables.count('SESSION_DAYS', [1, 3650]) ?? defaultSessionDays),
    trustedProxies: trustedProxies.networks,
    logLevel: variables.choice('LOG_LEVEL', logLevels) ?? 'info',
    development: asked.isDevelopment && refusedBy === undefined,
    developmentRefusedBy: asked.isDevelopment ? refusedBy : undefined,
  }
  return variables.problems.length === 0
    ? { ok: true, config }
    : { ok: false, problems: variables.problems }
}

/** With one host or several. */
function readDatabaseUrl(variables: Variables): string | undefined {
  const address = variables.text('DATABASE_URL')
  if (address === undefined || splitHosts(address) !== undefined) return address
  variables.wrong(
    'DATABASE_URL',
    'must be an address like postgres://… or postgresql://…, of several hosts with a comma between ' +
      'them and target_session_attrs=read-write.',
  )
  return undefined
}

function readDatabaseLimits(variables: Variables): DatabaseLimits {
  const { poolSize, statementTimeoutMs, lockTimeoutMs } = defaultDatabaseLimits
  const milliseconds = (name: string, otherwise: number) => {
    const seconds = variables.count(name, [1, 86_400])
    return seconds === undefined ? otherwise : seconds * 1000
  }
  return {
    poolSize: variables.count('DATABASE_POOL_SIZE', [1, 1000]) ?? poolSize,
    statementTimeoutMs: milliseconds('DATABASE_STATEMENT_TIMEOUT_SECONDS', statementTimeoutMs),
    lockTimeoutMs: milliseconds('DATABASE_LOCK_TIMEOUT_SECONDS', lockTimeoutMs),
  }
}

function readPublicUrl(variables: Variables): URL | undefined {
  const url = variables.url('PUBLIC_URL', ['https:', 'http:'])
  if (url === undefined) return undefined
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
    variables.wrong('PUBLIC_URL', 'must be https:// unless it is this machine itself.')
  }
  if (url.href !== `${url.origin}/`) {
    variables.wrong('PUBLIC_URL', 'must be an origin alone, like https://mboa.example.')
  }
  return url
}

function readMailFrom(variables: Variables, publicUrl: URL | undefined): string {
  const value = variables.text('MAIL_FROM')
  if (value === undefined) return `Mboa <no-reply@${publicUrl?.hostname ?? 'localhost'}>`
  if (!/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value)) {
    variables.wrong('MAIL_FROM', `"${value}" is not an address like Mboa <no-reply@mboa.example>.`)
  }
  return value
}

function readMetrics(variables: Variables, isOpen: boolean): MetricsConfig {
  const token = variables.text('METRICS_TOKEN')
  if (token !== undefined && !/^[\x21-\x7e]{16,}$/.test(token)) {
    // It is not repeated: it is a secret.
    variables.wrong(
      'METRICS_TOKEN',
      'must be at least 16 letters, digits or signs, without spaces.',
    )
  }
  const host = variables.text('METRICS_HOST')
  const port = variables.port('METRICS_PORT')
  if (host !== undefined && port === undefined) {
    variables.wrong('METRICS_HOST', 'says nothing without METRICS_PORT.')
  }
  return { port, host: host ?? '127.0.0.1', token, isOpen }
}

function readGoogle(variables: Variables): GoogleConfig | undefined {
  const clientId = variables.text('GOOGLE_CLIENT_ID')
  const clientSecret = variables.text('GOOGLE_CLIENT_SECRET')
  const issuer = variables.url('GOOGLE_ISSUER', ['https:', 'http:'])
  if (issuer?.protocol === 'http:' && !isLoopbackHost(issuer.hostname)) {
    variables.wrong('GOOGLE_ISSUER', 'must be https:// unless it is this machine itself.')
  }
  if (clientId === undefined && clientSecret !== undefined) {
    variables.wrong('GOOGLE_CLIENT_ID', 'is missing while GOOGLE_CLIENT_SECRET is set.')
  }
  if (clientId !== undefined && clientSecret === undefined) {
    variables.wrong('GOOGLE_CLIENT_SECRET', 'is missing while GOOGLE_CLIENT_ID is set.')
  }
  if (clientId === undefined || clientSecret === undefined) return undefined
  return { clientId, clientSecret, issuer: issuer?.href ?? 'https://accounts.google.com' }
}

/** All or none: blobs must not quietly be somewhere else than the operator believes. */
function readS3(variables: Variables): S3Config | undefined {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  const endpoint = variables.url('S3_ENDPOINT', ['https:', 'http:'])
  const [, bucket, accessKeyId, secretAccessKey] = names.map((name) => variables.text(name))
  const region = variables.text('S3_REGION')
  const given = names.filter((name) => variables.text(name) !== undefined)
  if (given.length === 0 && region === undefined) return undefined
  for (const name of names.filter((each) => !given.includes(each))) {
    variables.wrong(name, 'is missing while other S3_ variables are set.')
  }
  if (bucket !== undefined && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    variables.wrong('S3_BUCKET', `"${bucket}" is not the name of a bucket.`)
  }
  if (endpoint === undefined || bucket === undefined) return undefined
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined
  const address = endpoint.href.replace(/\/+$/, '')
  return { endpoint: address, region: region ?? 'us-east-1', bucket, accessKeyId, secretAccessKey }
}
