import type { InterfaceLanguage, Role } from '@mboa/contract'
import type { Context } from '../context.ts'

/** Who asks: the signed-in account, as every service gets it. */
export interface Actor {
  readonly accountId: string
  readonly role: Role
  readonly language: InterfaceLanguage
}

/** Finds the actor of a session token; undefined when it opens nothing (any more). */
export type FindActor = (context: Context, token: string) => Promise<Actor | undefined>
