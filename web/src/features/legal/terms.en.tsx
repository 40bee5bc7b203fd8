import { Privacy } from './privacy.en.tsx'

/**
 * The terms and the privacy notice. The French text says the same, paragraph by paragraph; whoever
 * changes what they say gives both the day of the change.
 */
export function Terms() {
  return (
    <>
      <p className="soft">Version of 27 November 2026.</p>
      <p>
        Mboa is a free tool to learn the languages of Cameroon and to record them. Below,{' '}
        <b>the operator</b> is the person or organisation that runs the server you are using. You
        reach the operator by answering any email this server sends you.
      </p>

      <h2>Terms of use</h2>
      <h3>Your account</h3>
      <ul>
        <li>
          Give your own name, email address and phone number, and keep your password to yourself.
        </li>
        <li>You need an email address you can read: the account opens when you verify it.</li>
        <li>If you are a minor, ask a parent or guardian before you sign up.</li>
        <li>
          Do not try to enter other people’s accounts, overload the server or send it automatic
          requests. The operator may disable an account that does.
        </li>
      </ul>
      <h3>What you learn here</h3>
      <ul>
        <li>
          Words, sentences and recordings carry their source, their licence and how many speakers
          have checked them. What no speaker has checked yet may contain mistakes.
        </li>
        <li>
          A language has dialects and more than one way of writing. Another form than the one shown
          is not wrong for that reason.
        </li>
      </ul>
      <h3>What you contribute</h3>
      <ul>
        <li>
          Your recordings, words and corrections stay yours. You decide, separately for each use,
          what others may do with them: learning in Mboa, publication in open data sets (CC0 or CC
          BY), research, synthetic voices. Only the first is needed to record at all; none is ticked
          for you.
        </li>
        <li>
          Record your own voice, or that of someone who has agreed; for a minor, the guardian must
          agree. Do not record what your community keeps to itself.
        </li>
        <li>
          Someone who speaks on your device without an account decides for themselves: let them hear
          or read the text of the consent and say in their own words whether they agree, give them
          the paper with their code, and withdraw or delete their recordings when they ask you to.
          In a workshop, those whom others added may ask you to withdraw them, too.
        </li>
        <li>
          You can withdraw a recording at any time. Copies that others made earlier under an open
          licence cannot be taken back.
        </li>
        <li>
          If you look after a language, you may bring in recordings that others made, under a
          licence that lets learners hear them: say which one, and where they are from. Do not bring
          in what was recorded or published without the speakers’ knowledge, and take a voice or a
          recording back when the person who is heard asks you to.
        </li>
      </ul>
      <h3>Words and pictures of others</h3>
      <p>
        Many words are from the{' '}
        <a href="https://cldr.unicode.org/">Unicode Common Locale Data Repository</a> (Unicode
        License 3.0), from <a href="https://apics-online.info/">APiCS Online</a> (CC BY 4.0), from
        E. Chan’s{' '}
        <a href="https://github.com/lexibank/numerals">Numeral Systems of the World’s Languages</a>{' '}
        (CC BY 4.0) and from{' '}
        <a href="https://langsci-press.org/catalog/book/118">A grammar of Moloko</a> by D. Friesen
        with Mana Djeme Isaac, Ali Gaston and Mana Samuel (CC BY 4.0); each entry names all its
        sources. What recorders are asked for is, for the most part, the SIL Comparative African
        Wordlist: K. Snider and J. Roberts, 2004, in{' '}
        <a href="https://concepticon.clld.org/contributions/Snider-2004-1700">Concepticon</a> 3.4.0
        by J.-M. List, A. Tjuka, A. Blum, F. Kučerová, C. Ugarte, C. Rzymski, S. Greenhill and R.
        Forkel (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>); we have
        revised the meanings in both languages and do not ask for all of it. The pictures are{' '}
        <a href="https://github.com/jdecked/twemoji">Twemoji</a>, by Twitter, Inc. and other
        contributors (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>).
      </p>
      <h3>The software</h3>
      <p>
        Mboa is free software under the GNU Affero General Public License, version 3 only. You may
        use, study, share and change it; whoever runs a changed version for others must offer them
        its source code. It comes without any warranty, as the licence says. The operator may
        interrupt or end the service and will, where possible, say so in time for you to take your
        data with you.
      </p>
      <Privacy />
    </>
  )
}
