import type { ConsentUse } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'

/** For whom recordings leave Mboa; being heard by learners is not leaving. */
export type ExportUse = Exclude<ConsentUse, 'learners'>

/** Takes whose speakers consent to a use now, with the votes, in the order of their ids. */
export function listExportable(
  queries: Queries,
  asked: { use: ExportUse; course: string | undefined },
  page: { after: string; limit: number },
) {
  return consentedTakes(queries, asked)
    .selectAll('takes')
    .select(['consents.licence', 'consents.textVersion', 'speakers.id as hasNoAccount'])
    .select((take) => {
      const votes = (verdict: 'approve' | 'send-back') =>
        take
          .selectFrom('takeReviews')
          .select(take.fn.countAll<number>().as('count'))
          .whereRef('takeReviews.takeId', '=', 'takes.id')
          .where('takeReviews.verdict', '=', verdict)
          .where('takeReviews.voidedAt', 'is', null)
          .whereRef('takeReviews.heardHash', '=', 'takes.heardHash')
          .$asScalar()
          .$notNull()
      return [votes('approve').as('upVotes'), votes('send-back').as('downVotes')]
    })
    .where('takes.id', '>', page.after)
    .orderBy('takes.id')
    .limit(page.limit)
    .execute()
}

/** Who is heard in an export of a course and what is known of them, once for each of their dialects. */
export function listExportableSpeakers(
  queries: Queries,
  asked: { use: ExportUse; course: string | undefined },
) {
  return consentedTakes(queries, asked)
    .select([
      'takes.course',
      'takes.speakerId',
      'takes.dialect as spoken',
      'speakers.id as withoutAccount',
      'speakers.ageBand',
      'speakers.sex',
      'speakers.dialect',
    ])
    .distinct()
    .execute()
}

/** What is not withdrawn, by who agrees to the use now. */
function consentedTakes(queries: Queries, asked: { use: ExportUse; course: string | undefined }) {
  return queries
    .selectFrom('takes')
    .innerJoin('consents', (join) =>
      join
        .onRef('consents.speakerId', '=', 'takes.speakerId')
        .on('consents.use', '=', asked.use)
        .on('consents.withdrawnAt', 'is', null),
    )
    .leftJoin('speakers', 'speakers.speakerId', 'takes.speakerId')
    .where('takes.withdrawnAt', 'is', null)
    .$if(asked.course !== undefined, (query) =>
      query.where('takes.course', '=', asked.course ?? ''),
    )
}

export type ExportableTake = Awaited<ReturnType<typeof listExportable>>[number]
