import { api } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { Limit } from '../../platform/throttles/throttles.ts'
import { takeDeck } from './service.ts'

/** Each reads all that one ever answered. */
const deckLimit: Limit = { name: 'deck', hits: 20, windowMs: 60 * 60_000 }

export const deckRoutes: readonly Route[] = [
  defineRoute(api.downloadDeck, {
    summary: 'What one learns of a course, as a package of Anki (.apkg)',
    access: 'signed-in',
    accountLimit: deckLimit,
    async handle({ context, actor, query, c, params: { course } }) {
      const { language, sound, progress } = query
      const deck = await takeDeck(context, actor.accountId, {
        course,
        language,
        hasSound: sound === '1',
        hasProgress: progress === '1',
      })
      if (!deck.ok) return deck
      c.header('Content-Type', 'application/apkg')
      c.header('Content-Disposition', `attachment; filename="mboa-${course}.apkg"`)
      c.header('Cache-Control', 'no-store')
      return c.body(ReadableStream.from(deck.value), 200)
    },
  }),
]
