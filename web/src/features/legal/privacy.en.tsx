/** What is kept of whom, why, for whom and how long: the second half of the page. */
export function Privacy() {
  return (
    <>
      <h2>Privacy notice</h2>
      <p>
        Your data is protected by Cameroon’s Law No. 2024/017 of 23 December 2024 on personal data
        protection. The operator is the controller in the sense of that law. A recorded voice is
        personal data under it, and information about someone’s linguistic or regional origin is
        sensitive: Mboa treats your recordings and the languages you choose accordingly.
      </p>
      <h3>What is stored, and why</h3>
      <ul>
        <li>
          <b>Your account:</b> full name, email address, phone number, language of the interface,
          role, when you signed up, verified your email and accepted these terms. To know you, to
          let you log in and to write to you about your account. Of your password only a one-way
          code (Argon2id) is kept.
        </li>
        <li>
          <b>Your devices:</b> for each one signed in, the name its browser gives itself and when it
          was last used. So that you stay signed in and can see who is.
        </li>
        <li>
          <b>Your practice:</b> what you were asked, what you answered, when and how long it took,
          and your settings. To choose what comes back when, and to show your progress.
        </li>
        <li>
          <b>What you report and ask for:</b> what you say is wrong with a word, and words that you
          look for and don’t find. So that speakers mend and add them.
        </li>
        <li>
          <b>What you hear:</b> which recordings you played to their end, and on which day last. So
          that speakers learn how many people heard them in a week.
        </li>
        <li>
          <b>Recordings,</b> if you record: the sound, its language and dialect, what reviewers said
          about it, and your consents with their date and wording.
        </li>
        <li>
          <b>Speakers without an account,</b> if they speak on a recorder’s device: the sound, a
          name or pseudonym, and if they like their age group, sex, village and dialect; what they
          agreed to, when and under which wording, the sound of them saying so, and for a minor the
          guardian’s name; a one-way code of the code on their paper. So that each of them decides
          about their own voice.
        </li>
        <li>
          <b>Reviewing,</b> if you judge others’ recordings: which ones you were sent to hear and
          when, when you had heard them to the end, what you said of them, and of which you said
          that they are another word. Among them stand some that are deliberately wrong: which of
          these you were given, what you said, and how much your judgement weighs since. So that an
          approval means that somebody has listened.
        </li>
        <li>
          <b>Looking after a language:</b> an invitation to record holds the email address it is
          sent to, the language, and who invited. Of what coordinators and the operator do to a
          language and its people there is a record: what was done, when, by whom and to whom, by
          the numbers of the accounts, without names or addresses. So that it can be seen who may do
          what, and why. A workshop has a name, an end, who opened it and who joined or left it, and
          when; and which speakers without an account agreed to be recorded by all in it.
        </li>
        <li>
          <b>Voices of people close to you,</b> if you record them for yourself: the sound, the name
          by which you call the person, what they agreed to and when, and for a minor the guardian’s
          name. So that you alone hear them, on all your devices.
        </li>
        <li>
          <b>Voices in recordings of others,</b> if the operator or a coordinator brings in a set
          that somebody has published, or the sounds of a dictionary or an archive: the sound and
          what is said in it, the name or sign that its source gives the voice, and the age group,
          sex and dialect where the source tells them; the source, the licence, and the day. So that
          learners hear more voices. Those who are heard have agreed with their source, not with us.
        </li>
        <li>
          <b>Reminders by notification,</b> if you turn them on: the hour, the device’s time zone,
          the address at which its browser takes notifications, and the day of the last reminder. To
          remind you at that hour, and not on a day on which you have practised.
        </li>
        <li>
          <b>Protection from abuse:</b> counters of attempts by network address or account, for
          minutes or hours; technical logs to find faults.
        </li>
      </ul>
      <p>
        The reason in law is the service you asked for when you opened an account; for recordings,
        your consent; for those of others, the licence that their source has them under; for
        protection from abuse, the security of everyone’s data. There is no advertising, no tracking
        and no sale of data.
      </p>
      <p>
        One thing is reckoned without a person: how much your judgement weighs when you review
        recordings. It follows from the deliberately wrong ones by a fixed rule: at first it counts
        in full; it counts a half less after each one that you approve, as does what you approved
        shortly before, and a half more again after each one that you refuse. It concerns nothing
        but reviewing: what you may record, learn or see stays the same. If you think it is wrong,
        write to the operator: a person looks at it and can let your judgement count in full again.
        No other decision about you is made by a machine alone.
      </p>
      <h3>On your device</h3>
      <p>
        Mboa keeps your courses, your practice and what waits to be sent in your browser, so that it
        works without a network, and two cookies: one for the session, one for the language. Others
        are short-lived: that of an invitation whose link you followed, for an hour at most, and
        those of a sign-in with Google, for some minutes. No one else’s cookies are used.
      </p>
      <h3>Who sees it</h3>
      <ul>
        <li>The operator and those who run the server for the operator, as far as they must.</li>
        <li>
          Recordings: learners and reviewers, and beyond them only whom your consents name. Your
          practice is seen by nobody else.
        </li>
        <li>
          What you hear: you, in the file with your data. Whoever recorded learns how many people
          heard them, without a number where they are fewer than three, and never who.
        </li>
        <li>
          The coordinators of a language: the names of those who record it, whether the operator
          trusts them or they coordinate, how many recordings of theirs are kept and approved, the
          invitations that are open with the email addresses they were sent to, what learners report
          about its words and which words they ask for, without who did, how many people are heard
          by age group, sex and dialect, without a number where they are fewer than five, and the
          record of what was done, with the names of accounts that still exist.
        </li>
        <li>
          Words that you look for: who records the language sees those that several learners ask
          for, and how many do, never who.
        </li>
        <li>
          Speakers without an account: the recorder whose device it is sees what is kept about them.
          If they agreed to that in a workshop, its other recorders see the name and the dialect
          until it ends, after 14 days at most, and nothing else. The coordinators of the language
          see the name and the number of recordings, to withdraw or delete them when asked. Beside
          the recordings their name stands only if they want it. The village is never published, and
          data sets tell age group, sex and dialect only where at least five people share them.
        </li>
        <li>
          What you were sent to hear, the deliberately wrong recordings and the weight of your
          judgement: you, in the file with your data, and the operator. Neither other reviewers nor
          coordinators.
        </li>
        <li>
          Voices that you record for yourself: you alone. They are not reviewed, not published and
          in no data set, unless the person agrees again, as a speaker without an account, to give
          recordings to all; those are then kept like any other, beside yours.
        </li>
        <li>
          Voices in recordings of others: learners and reviewers hear them, with their source and
          licence beside them. The name or sign that the source gives a voice is seen by the
          operator and the coordinators of the language alone. They are in no data set of this
          server.
        </li>
        <li>
          If you sign in with Google, Google learns that you use this server and tells us your name,
          email address and photo.
        </li>
        <li>The service that delivers the server’s emails sees your address and the email.</li>
        <li>
          Reminders by notification reach you through the push service of your browser’s maker, such
          as Google, Mozilla, Apple or Microsoft. It sees when this server sends something to your
          device, but cannot read it.
        </li>
      </ul>
      <h3>How long</h3>
      <ul>
        <li>Account and practice: until the account is deleted.</li>
        <li>What you hear: seven days, at the latest until the account is deleted.</li>
        <li>
          A sign-in: 30 days after its last use, at most 180 days unless the operator has set
          another limit, or until you log out.
        </li>
        <li>
          Reminders by notification: until you turn them off or log out on the device, at the latest
          with its sign-in.
        </li>
        <li>The links in emails: 3 minutes to verify an email, 60 minutes to reset a password.</li>
        <li>
          Recordings: until you withdraw them, or beyond the account if you choose so when you
          delete it; open licences stay valid for earlier copies.
        </li>
        <li>
          Speakers without an account: until they withdraw or are deleted, by asking the recorder or
          a coordinator, or with the code on their paper at /speaker. When the recorder’s account is
          deleted they are deleted with it, unless they agreed to stay. That they were deleted stays
          known by a number that says nothing of them. What another recorder recorded of them in a
          workshop goes with that recorder’s account, too, unless they agreed to stay.
        </li>
        <li>
          That you joined a workshop: until the account is deleted. A workshop lasts 14 days at
          most.
        </li>
        <li>
          Voices that you record for yourself: until you delete them, at the latest with the
          account; in the server’s backups until these are replaced. Delete them when the person
          asks you to.
        </li>
        <li>
          Voices in recordings of others: until they are taken back, by undoing all that came with
          them, one voice, or one recording. Whoever is heard may ask for it, with an account or
          without, the operator or a coordinator of the language. Within a minute nobody who is
          online hears them any more, and no later version of the set brings them back. Only what
          they would be known by again stays: the source’s name for the voice, or the name of the
          file and a one-way code of its sound.
        </li>
        <li>
          What you contributed about words: until the account is deleted. A word spoken in
          recordings that stay remains written with them, without your name.
        </li>
        <li>
          What you said of others’ words and recordings: kept beyond the account, without your name,
          so that what was checked stays checked.
        </li>
        <li>
          What you were sent to hear, the deliberately wrong recordings and the weight of your
          judgement: until the account is deleted.
        </li>
        <li>
          An invitation: until it is withdrawn, used up, or has run out for a week; also until the
          account of the coordinator who made it is deleted. The record of what was done stays; your
          number is taken out of it when your account is deleted.
        </li>
      </ul>
      <h3>Your rights</h3>
      <p>
        You may see your data, receive a copy of it, have it corrected or deleted, object to its
        use, limit it, and withdraw a consent; what was lawful before stays lawful. On the Profile
        page you correct your name and number, download everything the server keeps about you, and
        delete the account with all that belongs to it, at once and for good. For anything else
        write to the operator, from the email address of your account so that it is certain who
        asks. If the answer does not satisfy you, you may turn to Cameroon’s authority for the
        protection of personal data, or to a court.
      </p>
      <h3>Changes</h3>
      <p>
        A new version of this page carries a new date. If it changes what is done with your data,
        you are told before it applies, and recordings need a new consent for a new use.
      </p>
    </>
  )
}
