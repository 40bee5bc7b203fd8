import { Plural, Trans } from '@lingui/react/macro'
import type { DeskImports } from '@mboa/contract'
import type { ReactNode } from 'react'
import { useLicenceName } from '../../../web/src/ui/use-licence-name.ts'

/** Under what the language's words and recordings go out: nobody sets that for others. */
export function Licences({ files }: { files: DeskImports }) {
  const { open, withheld, course, recordings } = files
  return (
    <section className="stack" aria-labelledby="desk-licences">
      <h2 id="desk-licences">
        <Trans>Licences</Trans>
      </h2>
      <p>
        <Trans>
          No single licence covers the whole language, and nobody can set one here. Each speaker
          chooses for what they give, and can change it; a table keeps the licence you stated when
          you imported it; the course’s own words keep that of their sources.
        </Trans>
      </p>
      {course.length > 0 && (
        <Group title={<Trans>Words of the course</Trans>}>
          {course.map((each) => (
            <Entries key={each.licence} of={each} />
          ))}
        </Group>
      )}
      {open.length + withheld > 0 && (
        <Group title={<Trans>Words from speakers and tables</Trans>}>
          {open.map((each) => (
            <Entries key={each.licence} of={each} />
          ))}
          {withheld > 0 && (
            <p className="small soft">
              <Plural
                value={withheld}
                one="# was left out: its speaker hasn’t agreed to open data."
                other="# were left out: their speakers haven’t agreed to open data."
              />
            </p>
          )}
        </Group>
      )}
      {recordings.open.length + recordings.withheld > 0 && (
        <Group title={<Trans>Approved recordings</Trans>}>
          {recordings.open.map((each) => (
            <Recordings key={each.licence} of={each} />
          ))}
          {recordings.withheld > 0 && (
            <p className="small soft">
              <Plural
                value={recordings.withheld}
                one="# is heard only in Mboa: its speaker hasn’t agreed to open data."
                other="# are heard only in Mboa: their speakers haven’t agreed to open data."
              />
            </p>
          )}
        </Group>
      )}
    </section>
  )
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="stack tight">
      <p className="strong">{title}</p>
      {children}
    </div>
  )
}

interface LicenceRowProps {
  of: { licence: string; count: number }
}

function Entries({ of: { licence, count } }: LicenceRowProps) {
  const licenceName = useLicenceName()
  return (
    <p className="small">
      {licenceName(licence)} · <Plural value={count} one="# entry" other="# entries" />
    </p>
  )
}

function Recordings({ of: { licence, count } }: LicenceRowProps) {
  const licenceName = useLicenceName()
  return (
    <p className="small">
      {licenceName(licence)} · <Plural value={count} one="# recording" other="# recordings" />
    </p>
  )
}
