import { areVapidKeys } from '../push/vapid.ts'
import type { Environment } from './config.ts'
import { isLoopbackHost } from './networks.ts'

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
const makePair = '`mboa push make-keys` makes a pair.'

/**
 * Lists what is wrong with variables that depend on each other, as `NAME: what is wrong`.
 * @param set the variables that are set
 */
export function checkTogether(set: Environment): string[] {
  const isSet = (name: string) => set[name] !== undefined
  const isReachable = isPublic(set['PUBLIC_URL'])
  const asksForS3 = [...s3Names, 'S3_REGION'].some(isSet)
  const asksForPush = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'].some(isSet)
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = set
  const rules: readonly (readonly [isBroken: boolean, problem: string])[] = [
    [
      isReachable && !isSet('SMTP_URL'),
      'SMTP_URL: is needed with a public PUBLIC_URL, or nobody gets their mail.',
    ],
    // All or none: blobs must not quietly be somewhere else than the operator believes.
    ...s3Names.map(
      (name) =>
        [
          asksForS3 && !isSet(name),
          `${name}: is missing while other S3_ variables are set.`,
        ] as const,
    ),
    [
      isReachable && set['PUSH_ON_LOOPBACK'] === 'on',
      'PUSH_ON_LOOPBACK: is for tests: others could have us call this machine.',
    ],
    // One pair of keys must serve for as long as devices are subscribed with it.
    [asksForPush && publicKey === undefined, `VAPID_PUBLIC_KEY: is missing. ${makePair}`],
    [asksForPush && privateKey === undefined, `VAPID_PRIVATE_KEY: is missing. ${makePair}`],
    [
      publicKey !== undefined &&
        privateKey !== undefined &&
        !areVapidKeys({ publicKey, privateKey }),
      `VAPID_PRIVATE_KEY: and VAPID_PUBLIC_KEY are no pair. ${makePair}`,
    ],
    [
      !isSet('GOOGLE_CLIENT_ID') && isSet('GOOGLE_CLIENT_SECRET'),
      'GOOGLE_CLIENT_ID: is missing while GOOGLE_CLIENT_SECRET is set.',
    ],
    [
      isSet('GOOGLE_CLIENT_ID') && !isSet('GOOGLE_CLIENT_SECRET'),
      'GOOGLE_CLIENT_SECRET: is missing while GOOGLE_CLIENT_ID is set.',
    ],
    [
      isSet('METRICS_HOST') && !isSet('METRICS_PORT'),
      'METRICS_HOST: says nothing without METRICS_PORT.',
    ],
  ]
  return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem)
}

function isPublic(address = ''): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && !isLoopbackHost(url.hostname)
}
