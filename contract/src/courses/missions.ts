import * as v from 'valibot'
import { bilingualSchema, itemIdSchema } from './content-items.ts'

/** Lines of every mission: enough for a greeting, its answer, a question and a farewell. */
export const missionLength = 4

/**
 * A talk of four lines with the words of a unit, after its lessons. `content check` holds that
 * every line is an item that was taught by then, and that both speak.
 */
export const missionSchema = v.object({
  /** `<course>.<slug>`, like an item's: learners' progress refers to it. */
  id: itemIdSchema,
  /** What one can do afterwards, as it follows “You can now”: `greet in the morning`. */
  goal: bilingualSchema,
  lines: v.pipe(
    v.array(v.object({ by: v.picklist(['you', 'other']), item: itemIdSchema })),
    v.length(missionLength),
  ),
})
export type Mission = v.InferOutput<typeof missionSchema>
