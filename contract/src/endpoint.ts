import type * as v from 'valibot'
import type { ErrorCode } from './errors.ts'
import { keySchema } from './fields.ts'

type AnyParamSchema = v.GenericSchema<string, unknown>

/**
 * One call of the server's interface, shared by browser, server and the OpenAPI description. Its
 * summary and its access rule are with its route in the server (`defineRoute`).
 * Endpoints are plain objects, so that a page loads only those that it calls.
 * @example
 * export const withdrawTake = {
 *   method: 'DELETE',
 *   path: '/api/takes/:id',
 *   answer: takeSchema,
 *   refuses: ['not-found'],
 * } as const satisfies Endpoint
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for whole segments that vary. */
  readonly path: `/${string}`
  /**
   * Schemas of the segments that vary; a segment without one is a `keySchema`. The server answers
   * `not-found` to a malformed segment.
   */
  readonly params?: Readonly<Record<string, AnyParamSchema>>
  /** Parses the strings of the query into what the handler gets. */
  readonly query?: v.GenericSchema<object>
  /** JSON, or the bytes of a file. */
  readonly body?: v.GenericSchema | 'bytes'
  /** JSON, the bytes of a file, or a page to continue to. Without one, success is a 204. */
  readonly answer?: v.GenericSchema | 'file' | 'redirect'
  /** Codes that this endpoint alone refuses with, beside `commonRefusals`. */
  readonly refuses?: readonly ErrorCode[]
}

/** Codes that any endpoint may refuse with. */
export const commonRefusals = [
  'required',
  'too-long',
  'invalid-value',
  'invalid-request',
  'too-large',
  'not-signed-in',
  'not-allowed',
  'cross-origin',
  'too-many-attempts',
  'daily-quota-reached',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[]

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parts of the path as the server gets them. */
export type ParamsOf<E extends Endpoint> = {
  readonly [Name in ParamNames<E['path']>]: E extends {
    readonly params: Readonly<Record<Name, infer Part extends v.GenericSchema>>
  }
    ? v.InferOutput<Part>
    : string
}

/** Returns the schema of each part of the path that varies, in their order. */
export function paramSchemasOf({ path, params }: Endpoint): Record<string, AnyParamSchema> {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, params?.[name] ?? keySchema]))
}

/** The query as the server gets it. */
export type QueryOf<E extends Endpoint> = E extends {
  readonly query: infer Query extends v.GenericSchema
}
  ? v.InferOutput<Query>
  : undefined

/** The body as the server gets it; undefined where the handler reads a file by itself. */
export type BodyOf<E extends Endpoint> = E extends {
  readonly body: infer Body extends v.GenericSchema
}
  ? v.InferOutput<Body>
  : undefined

export type AnswerOf<E extends Endpoint> = E extends {
  readonly answer: infer Answer extends v.GenericSchema
}
  ? v.InferOutput<Answer>
  : undefined

export type RefusalOf<E extends Endpoint> =
  | (typeof commonRefusals)[number]
  | (E extends { readonly refuses: readonly (infer Code extends ErrorCode)[] } ? Code : never)

/** What an address is made of. */
export type AddressParts<E extends Endpoint> = (ParamNames<E['path']> extends never
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<ParamNames<E['path']>, string>> }) &
  (E extends { readonly query: infer Query extends v.GenericSchema }
    ? object extends v.InferInput<Query>
      ? { readonly query?: v.InferInput<Query> }
      : { readonly query: v.InferInput<Query> }
    : { readonly query?: undefined })

/** Lets the argument be left out when all its fields are optional. */
export type OptionalArgument<Parts> = object extends Parts ? [given?: Parts] : [given: Parts]

interface AnyAddressParts {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: object | undefined
}

/**
 * The address of an endpoint.
 * @throws where a part of the path is empty: it would be another endpoint's address
 * @example addressOf(readClip, { params: { clip: `${sha256}.opus` } })
 */
export function addressOf<E extends Endpoint>(
  { path }: E,
  ...[given]: OptionalArgument<AddressParts<E>>
): string {
  return fillPath(path, given)
}

/** Like `addressOf`, for callers whose parts are type-checked already. */
export function fillPath(path: string, { params, query }: AnyAddressParts = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const part = params?.[name]
    if (part === undefined || part === '') throw new Error(`${path} needs a value for ${name}.`)
    // Commas in a path stay readable.
    return encodeURIComponent(part).replaceAll('%2C', ',')
  })
  const pairs = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`
}
