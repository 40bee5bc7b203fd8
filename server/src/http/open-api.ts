import { errorBodySchema } from '@mboa/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { sessionCookie } from './host-cookie.ts'
import type { Route } from './route.ts'

/** The OpenAPI 3.1 description of the routes, made from the schemas that check them. */
export function describeRoutes(routes: readonly Route[], origin: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) }
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

function describe(route: Route): object {
  const names = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  const failure = { $ref: '#/components/schemas/Error' }
  return {
    summary: route.summary,
    parameters: names.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(route.access !== 'anyone' && { security: [{ session: [] }] }),
    ...(route.documentedBody && {
      requestBody: { required: true, content: json(jsonSchema(route.documentedBody)) },
    }),
    responses: {
      ...(route.answer
        ? { [route.status]: { description: 'Done.', content: json(jsonSchema(route.answer)) } }
        : { '2XX': { description: 'Done.' } }),
      default: { description: 'Refused; `code` says why.', content: json(failure) },
    },
  }
}

function json(schema: object): object {
  return { 'application/json': { schema } }
}

/** Checks that JSON Schema cannot express are left to the server, which names them by code. */
function jsonSchema(schema: v.GenericSchema): object {
  return toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
}
