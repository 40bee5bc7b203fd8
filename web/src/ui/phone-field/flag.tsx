import { flagFolder } from 'virtual:country-flags'

/** A country's flag beside its name. Cameroon's is in the code: it is there before any other. */
export function Flag({ of: flag }: { of: string }) {
  if (flag === 'CM') return <CameroonFlag />
  const address = `${flagFolder}/${flag}.svg`
  return <img className="flag" src={address} width={24} height={16} alt="" loading="lazy" />
}

function CameroonFlag() {
  return (
    <svg className="flag" viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      <path fill="#007a5e" d="M0 0h8v16H0z" />
      <path fill="#ce1126" d="M8 0h8v16H8z" />
      <path
        fill="#fcd116"
        d="M16 0h8v16h-8zM12 4.8l.8 2.5h2.6l-2.1 1.5.8 2.5-2.1-1.5-2.1 1.5.8-2.5-2.1-1.5h2.6z"
      />
    </svg>
  )
}
