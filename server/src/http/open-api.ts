import {
  api,
  commonRefusals,
  type Endpoint,
  errorBodySchema,
  type ErrorCode,
  paramSchemasOf,
} from '@mboa/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { failureAnswers } from './failure-answer.ts'
import { sessionCookie } from './host-cookie.ts'
import { defineRoute, type Route } from './route.ts'

/** Answers with the description of the given routes, and of itself. */
export function createDescriptionRoute(routes: readonly Route[], origin: string): Route {
  // Few ask for it, and it takes longer to make than all else here.
  let description: object | undefined
  const route = defineRoute(api.describeApi, {
    summary: 'The OpenAPI description of all endpoints',
    access: 'anyone',
    ignoresSession: true,
    handle({ c }) {
      description ??= describeRoutes([...routes, route], origin)
      return Promise.resolve(c.json(description))
    },
  })
  return route
}

/** The OpenAPI 3.1 description of the routes, made from the schemas that check them. */
function describeRoutes(routes: readonly Route[], origin: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: describe(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mboa',
      version: '0.1.0',
      description: 'Requests that change something need an Origin header of this site.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBodySchema) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie.nameAt(origin) },
      },
    },
  }
}

function describe({ endpoint, summary, access, status }: Route): object {
  return {
    summary,
    parameters: [...describePath(endpoint), ...describeQuery(endpoint)],
    ...(access !== 'anyone' && { security: [{ session: [] }] }),
    ...(endpoint.body && { requestBody: { required: true, content: describeBody(endpoint.body) } }),
    responses: { ...describeSuccess(endpoint, status), ...describeRefusals(endpoint) },
  }
}

function describePath(endpoint: Endpoint): readonly object[] {
  return Object.entries(paramSchemasOf(endpoint)).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: jsonSchema(schema),
  }))
}

function describeQuery({ query }: Endpoint): readonly object[] {
  if (query === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function describeBody(body: NonNullable<Endpoint['body']>): object {
  return body === 'bytes' ? fileContent : json(jsonSchema(body))
}

function describeSuccess({ answer }: Endpoint, status: Route['status']): object {
  if (answer === undefined) return { 204: { description: 'Done.' } }
  if (answer === 'redirect') return { 302: { description: 'Continues at another address.' } }
  const content = answer === 'file' ? fileContent : json(jsonSchema(answer))
  return { [status]: { description: 'Done.', content } }
}

/** By their status, the codes that the endpoint refuses with, and what each means. */
function describeRefusals({ refuses = [] }: Endpoint): object {
  const codes: readonly ErrorCode[] = [...refuses, ...commonRefusals]
  const byStatus = Map.groupBy(codes, (code) => failureAnswers[code][0])
  const described = Array.from(byStatus, ([status, ofStatus]) => {
    const meanings = ofStatus.map((code) => `- \`${code}\`: ${failureAnswers[code][1]}`)
    const content = json({ $ref: '#/components/schemas/Error' })
    return [status, { description: meanings.join('\n'), content }] as const
  })
  return Object.fromEntries(described)
}

const fileContent = { 'application/octet-stream': { schema: { format: 'binary' } } }

function json(schema: object): object {
  return { 'application/json': { schema } }
}

/** Checks that JSON Schema cannot express are left to the server, which names them by code. */
function jsonSchema(schema: v.GenericSchema) {
  return toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
}
