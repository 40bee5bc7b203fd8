import { Trans, useLingui } from '@lingui/react/macro'
import type { Country } from '@mboa/domain'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { whenIdle } from '../../platform/run-when-idle.ts'
import { describedBy, FieldFrame } from '../field.tsx'
import { Icon } from '../icon.tsx'
import type { CountryList } from './country-list.tsx'
import { Flag } from './flag.tsx'
import { defaultCountry, loadCountryDirectory } from './phone-number.ts'

interface PhoneFieldProps {
  id: string
  label: string
  /** International, e.g. `+237670000000`: its country is chosen by itself. */
  defaultValue?: string
  error?: string | undefined
}

/** A country's dial code and the number behind it, in one frame (specification §2, Sign-up). */
export function PhoneField({ id, label, defaultValue, error }: PhoneFieldProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const [country, setCountry] = useState<Country>(defaultCountry)
  const [isOpen, setIsOpen] = useState(false)
  const number = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { dialCode, flag, name } = country
  const countryName = glossIn(name, language)

  const split = () => {
    splitTypedNumber(number.current, setCountry).catch((error: unknown) =>
      reportProblem('splitting a phone number', error),
    )
  }

  useEffect(() => {
    const load = () => {
      loadCountryDirectory()
        .then(() => splitTypedNumber(number.current, setCountry))
        .catch((error: unknown) => reportProblem('loading the countries', error))
    }
    // At once for what was typed or filled in before the code took over; else soon.
    if (number.current?.value === '') return whenIdle(load)
    load()
  }, [])

  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className="split">
        <button
          ref={opener}
          type="button"
          aria-label={t`Country code: ${countryName} ${dialCode}`}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Flag of={flag} />
          <span className="num">{dialCode}</span>
          <Icon of={ChevronDown} size={20} />
        </button>
        <input type="hidden" name="dialCode" value={dialCode} />
        <input
          ref={number}
          className="input"
          name={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={defaultValue}
          placeholder={flag === defaultCountry.flag ? '6 70 00 00 00' : undefined}
          onInput={split}
          {...describedBy({ id, error })}
        />
      </div>
      {isOpen && (
        <CountryPopup
          chosen={country}
          onChoose={(chosen) => {
            setCountry(chosen)
            setIsOpen(false)
            number.current?.focus()
          }}
          onLeave={(how) => {
            setIsOpen(false)
            if (how === 'escape') opener.current?.focus()
          }}
        />
      )}
    </FieldFrame>
  )
}

/** A number that begins with a plus and a known dial code brings its country (§4). */
async function splitTypedNumber(
  input: HTMLInputElement | null,
  setCountry: (country: Country) => void,
): Promise<void> {
  if (input === null || !/[+＋]/.test(input.value)) return
  const { splitPhoneNumber } = await loadCountryDirectory()
  const split = splitPhoneNumber(input.value)
  if (split === undefined) return
  setCountry(split.country)
  input.value = split.localNumber
}

type Progress = 'loading' | 'failed' | { List: typeof CountryList }

/** The list of countries as soon as its chunk is there. */
function CountryPopup(props: ComponentProps<typeof CountryList>) {
  const [progress, setProgress] = useState<Progress>('loading')

  useEffect(() => {
    loadCountryDirectory()
      .then(({ CountryList: List }) => setProgress({ List }))
      .catch((error: unknown) => {
        reportProblem('loading the countries', error)
        setProgress('failed')
      })
  }, [])

  if (typeof progress === 'object') return <progress.List {...props} />
  return (
    <p className="help" role="status">
      {progress === 'loading' ? (
        <Trans>Loading...</Trans>
      ) : (
        <Trans>Please check your connection and try again.</Trans>
      )}
    </p>
  )
}
