import { Plural, Trans } from '@lingui/react/macro'
import { api, type DeskCredits } from '@mboa/contract'
import { User } from 'lucide-react'
import { useMemo } from 'react'
import { call } from '../../platform/network/api-client.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { MarginRow, MarginRows } from '../../ui/margin-rows.tsx'
import { deskOptions, type DeskOf } from './desk-options.ts'
import { MoreButton } from './more-button.tsx'
import { usePages } from './use-pages.ts'

/** Who is named beside what learners hear: each chooses that for themselves, nobody for them. */
export function CreditsSection({ of }: { of: DeskOf }) {
  const { state } = useResource(useMemo(() => creditsOf(of), [of]))
  return <LoadedPart of={state}>{(first) => <Credits of={of} first={first} />}</LoadedPart>
}

const creditsOf = (of: DeskOf): Source<DeskCredits> => ({
  during: 'asking who is named as a speaker of a language',
  ask: () => call(api.listDeskCredits, { ...deskOptions(of), query: { after: '' } }),
})

function Credits({ of, first }: { of: DeskOf; first: DeskCredits }) {
  const { pages, ...more } = usePages(first, {
    next: (page) => page.next,
    ask: (after: string) => call(api.listDeskCredits, { ...deskOptions(of), query: { after } }),
  })
  const credits = pages.flatMap((page) => page.credits)
  return (
    <section className="stack" aria-labelledby="desk-credits">
      <h2 id="desk-credits">
        <Trans>Credits</Trans>
      </h2>
      <p className="small soft">
        <Trans>
          Named beside their recordings, as learners see it. Each speaker chooses that for
          themselves; everyone else is heard without a name.
        </Trans>
      </p>
      {credits.length === 0 ? (
        <p>
          <Trans>Nobody is named yet.</Trans>
        </p>
      ) : (
        <MarginRows>
          {credits.map(({ name, recordings }) => (
            <MarginRow key={name} icon={User}>
              <div className="grow">
                <p className="strong">
                  <bdi>{name}</bdi>
                </p>
                <p className="small soft">
                  <Plural value={recordings} one="# recording" other="# recordings" />
                </p>
              </div>
            </MarginRow>
          ))}
        </MarginRows>
      )}
      <MoreButton {...more} />
    </section>
  )
}
