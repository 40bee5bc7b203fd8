import { expect, it } from 'vitest'
import { makeVapidKeys } from '../push/vapid.ts'
import { readConfig } from './read-config.ts'

const problemsOf = (environment: Record<string, string>) => {
  const read = readConfig(environment)
  return read.ok ? [] : read.problems.map((problem) => problem.split(':')[0])
}
const configOf = (environment: Record<string, string>, asked?: { isDevelopment: boolean }) => {
  const read = readConfig(environment, asked)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.config
}

it('needs nothing for a local start', () => {
  expect(configOf({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicOrigin: undefined,
    databaseUrl: undefined,
    s3: undefined,
    smtpUrl: undefined,
    mailFrom: 'Mboa <no-reply@localhost>',
    push: undefined,
    google: undefined,
    passwordSignUp: true,
    logLevel: 'info',
    development: false,
    databaseLimits: { poolSize: 10, statementTimeoutMs: 20_000, lockTimeoutMs: 3_000 },
    shutdownGraceMs: 0,
    keepAliveMs: 130_000,
    metrics: { port: undefined, host: '127.0.0.1', token: undefined, isOpen: true },
  })
  expect(configOf({}).dataDir).toBe(`${process.cwd()}/data`)
})

it('reads everything that can be set', () => {
  const config = configOf({
    PORT: '0',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://mboa.example',
    DATA_DIR: '/var/lib/mboa',
    DATABASE_URL: 'postgres://mboa:secret@db/mboa',
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'mboa-voices',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    SMTP_URL: 'smtps://user:secret@mail.example',
    MAIL_FROM: 'Mboa <hello@mboa.example>',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: 'http://localhost:4000',
    PASSWORD_SIGNUP: 'off',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    LOG_LEVEL: 'debug',
    DATABASE_POOL_SIZE: '25',
    DATABASE_STATEMENT_TIMEOUT_SECONDS: '60',
    DATABASE_LOCK_TIMEOUT_SECONDS: '1',
    SHUTDOWN_GRACE_SECONDS: '15',
    KEEP_ALIVE_SECONDS: '620',
    METRICS_PORT: '9090',
    METRICS_HOST: '10.0.0.5',
    METRICS_TOKEN: 'a-token-of-sixteen',
    NODE_ENV: 'production',
  })
  expect(config).toMatchObject({
    port: 0,
    publicOrigin: 'https://mboa.example',
    dataDir: '/var/lib/mboa',
    s3: {
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      bucket: 'mboa-voices',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    mailFrom: 'Mboa <hello@mboa.example>',
    google: { clientId: 'id', clientSecret: 'secret', issuer: 'http://localhost:4000/' },
    passwordSignUp: false,
    development: false,
    databaseLimits: { poolSize: 25, statementTimeoutMs: 60_000, lockTimeoutMs: 1_000 },
    shutdownGraceMs: 15_000,
    keepAliveMs: 620_000,
    metrics: { port: 9090, host: '10.0.0.5', token: 'a-token-of-sixteen', isOpen: false },
  })
  expect(config.trustedProxies.check('10.9.9.9')).toBe(true)
  expect(config.trustedProxies.check('11.9.9.9')).toBe(false)
  expect(config.trustedProxies.check('::1', 'ipv6')).toBe(true)
})

it('counts empty variables as unset', () => {
  const config = configOf({ PUBLIC_URL: '', SMTP_URL: ' ', S3_BUCKET: '', HOST: '' })
  expect(config).toMatchObject({ publicOrigin: undefined, smtpUrl: undefined, s3: undefined })
  expect(config.host).toBe('127.0.0.1')
})

it('names every wrong variable at once', () => {
  expect(
    problemsOf({
      PORT: '70000',
      PUBLIC_URL: 'ftp://mboa.example',
      DATABASE_URL: 'mysql://db',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'nobody',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_ISSUER: 'http://accounts.example',
      S3_ENDPOINT: 'https://s3.example',
      PASSWORD_SIGNUP: 'maybe',
      TRUSTED_PROXIES: '10.0.0.0/33, proxy',
      LOG_LEVEL: 'loud',
      METRICS_HOST: '10.0.0.5',
      METRICS_TOKEN: 'too short',
      DATABASE_POOL_SIZE: '0',
      DATABASE_STATEMENT_TIMEOUT_SECONDS: '1.5',
      DATABASE_LOCK_TIMEOUT_SECONDS: '-1',
      SHUTDOWN_GRACE_SECONDS: '301',
      KEEP_ALIVE_SECONDS: 'long',
      NODE_ENV: 'prod',
    }).sort(),
  ).toEqual([
    'DATABASE_LOCK_TIMEOUT_SECONDS',
    'DATABASE_POOL_SIZE',
    'DATABASE_STATEMENT_TIMEOUT_SECONDS',
    'DATABASE_URL',
    'GOOGLE_CLIENT_SECRET',
    'GOOGLE_ISSUER',
    'KEEP_ALIVE_SECONDS',
    'LOG_LEVEL',
    'MAIL_FROM',
    'METRICS_HOST',
    'METRICS_TOKEN',
    'NODE_ENV',
    'PASSWORD_SIGNUP',
    'PORT',
    'PUBLIC_URL',
    'S3_ACCESS_KEY_ID',
    'S3_BUCKET',
    'S3_SECRET_ACCESS_KEY',
    'SHUTDOWN_GRACE_SECONDS',
    'SMTP_URL',
    'TRUSTED_PROXIES',
    'TRUSTED_PROXIES',
  ])
})

it.each([
  ['http://mboa.example', ['PUBLIC_URL']],
  ['http://192.168.1.5:3000', ['PUBLIC_URL']],
  ['http://localhost.example', ['PUBLIC_URL']],
  ['https://mboa.example/app', ['PUBLIC_URL']],
  ['https://user@mboa.example', ['PUBLIC_URL']],
  ['mboa.example', ['PUBLIC_URL']],
  ['https://mboa.example/', []],
  ['http://localhost:8080', []],
  ['http://127.0.0.1:8080', []],
  ['http://[::1]:8080', []],
])('PUBLIC_URL=%s: %j', (PUBLIC_URL, problems) => {
  expect(problemsOf({ PUBLIC_URL, SMTP_URL: 'smtp://localhost' })).toEqual(problems)
})

it('needs a mail server for a public address, and only then', () => {
  expect(problemsOf({ PUBLIC_URL: 'https://mboa.example' })).toEqual(['SMTP_URL'])
  expect(problemsOf({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
})

it('gives proxies time to notice a stop only where there are some', () => {
  const reachable = { PUBLIC_URL: 'https://mboa.example', SMTP_URL: 'smtp://localhost' }
  expect(configOf(reachable).shutdownGraceMs).toBe(5_000)
  expect(configOf({ PUBLIC_URL: 'http://localhost:3000' }).shutdownGraceMs).toBe(0)
})

it('never repeats a secret in a problem', () => {
  const read = readConfig({ DATABASE_URL: 'mysql://u:hunter2@db', SMTP_URL: 'x:hunter2' })
  expect(read.ok ? '' : read.problems.join()).not.toContain('hunter2')
})

const asked = { isDevelopment: true }

it.each([
  [{}, true, undefined],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true, undefined],
  [{ HOST: 'localhost' }, true, undefined],
  [{ HOST: '::1' }, true, undefined],
  [{ HOST: '127.0.0.5' }, true, undefined],
  [{ NODE_ENV: 'development' }, true, undefined],
  [{ NODE_ENV: 'production' }, false, 'NODE_ENV'],
  [{ HOST: '0.0.0.0' }, false, 'HOST'],
  [{ HOST: '::' }, false, 'HOST'],
  [{ HOST: '192.168.1.5' }, false, 'HOST'],
  [{ HOST: 'mboa.lan' }, false, 'HOST'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false, 'HOST'],
  [{ PUBLIC_URL: 'https://mboa.example', SMTP_URL: 'smtp://localhost' }, false, 'PUBLIC_URL'],
] as const)('asked for with %j, development conveniences are there: %s', (set, there, because) => {
  expect(configOf(set, asked)).toMatchObject({
    development: there,
    developmentRefusedBy: because,
  })
  expect(configOf(set)).toMatchObject({ development: false, developmentRefusedBy: undefined })
})

const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = makeVapidKeys()
const vapid = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }

it('sends reminders with a pair of keys, and only then', () => {
  const push = { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
  expect(configOf(vapid).push).toEqual({ ...push, subject: undefined, allowsLoopback: false })
  const VAPID_SUBJECT = 'mailto:hello@mboa.example'
  expect(configOf({ ...vapid, VAPID_SUBJECT }).push?.subject).toBe(VAPID_SUBJECT)
  expect(configOf({ ...vapid, PUSH_ON_LOOPBACK: 'on' }).push?.allowsLoopback).toBe(true)
})

it.each([
  [{ VAPID_PUBLIC_KEY }, ['VAPID_PRIVATE_KEY']],
  [{ VAPID_PRIVATE_KEY }, ['VAPID_PUBLIC_KEY']],
  [{ VAPID_SUBJECT: 'mailto:hello@mboa.example' }, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']],
  [{ ...vapid, VAPID_PRIVATE_KEY: makeVapidKeys().privateKey }, ['VAPID_PRIVATE_KEY']],
  [{ ...vapid, VAPID_PRIVATE_KEY: 'hunter2' }, ['VAPID_PRIVATE_KEY']],
  [{ ...vapid, VAPID_SUBJECT: 'hello@mboa.example' }, ['VAPID_SUBJECT']],
  [
    {
      ...vapid,
      PUBLIC_URL: 'https://mboa.example',
      SMTP_URL: 'smtp://localhost',
      PUSH_ON_LOOPBACK: 'on',
    },
    ['PUSH_ON_LOOPBACK'],
  ],
])('of the variables %j, these are wrong: %j', (environment, problems) => {
  expect(problemsOf(environment)).toEqual(problems)
  const read = readConfig(environment)
  expect(read.ok ? '' : read.problems.join()).not.toContain('hunter2')
})
