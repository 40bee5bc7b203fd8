create table contributions (
  id text primary key,
  contributor_id text references accounts (id) on delete cascade,
  speaker_id text,
  course text not null,
  kind text not null,
  contribution text not null,
  findings text not null,
  received_at bigint not null,
  checked_at bigint,
  contested_at bigint,
  withdrawn_at bigint,
  import_id text,
  asks text,
  meaning_of text,
  take_id text,
  spelling_of text,
  concept text
);
create index contributions_by_concept
  on contributions (course, concept, take_id, speaker_id, checked_at, contested_at, withdrawn_at)
  where concept is not null;
create index contributions_by_contributor on contributions (contributor_id, id);
create index contributions_by_course on contributions (course, id);
create index contributions_by_import on contributions (import_id);
create index contributions_by_meaning on contributions (meaning_of);
create index contributions_by_spelling
  on contributions (spelling_of, course, id)
  where spelling_of is not null;
create index contributions_by_take on contributions (take_id);
create index contributions_checked
  on contributions (course, id)
  where checked_at is not null and withdrawn_at is null;

create table judgements (
  contribution_id text not null references contributions (id) on delete cascade,
  speaker_id text references accounts (id) on delete set null,
  verdict text not null,
  reason text,
  trusted_at bigint,
  judged_at bigint not null,
  decided_at bigint,
  unique (contribution_id, speaker_id)
);
create index judgements_by_speaker on judgements (speaker_id);

create table course_changes (
  course text primary key,
  changes bigint not null
);

create table course_decisions (
  id text primary key,
  course text not null,
  decision text not null,
  reason text not null,
  decided_at bigint not null
);

create table lesson_places (
  course text not null,
  item text not null,
  kind text not null,
  theme text not null,
  place integer not null,
  primary key (course, item),
  unique (course, kind, theme, place)
);

create table desk_units (
  course text not null,
  theme text not null,
  title_english text,
  title_french text,
  place integer,
  published_at bigint,
  taken_back_at bigint,
  primary key (course, theme)
);

create table desk_publishing (
  course text primary key,
  least_words integer,
  changes integer not null
);

create table language_acts (
  id text primary key,
  acted_at bigint not null,
  act text not null,
  actor text not null,
  actor_id text,
  language text,
  person_id text,
  thing text
);
create index language_acts_by_actor_id on language_acts (actor_id, id);
create index language_acts_by_language on language_acts (language, id);
create index language_acts_by_person_id on language_acts (person_id, id);

create table imports (
  id text primary key,
  course text not null,
  format text not null,
  file_name text not null,
  citation text not null,
  licence text not null,
  dialect text,
  orthography text not null,
  mapping text not null,
  header text not null,
  entries bigint not null,
  told bigint not null,
  begun_at bigint not null,
  kept_at bigint,
  undone_at bigint
);

create table imported_entries (
  import_id text not null references imports (id) on delete cascade,
  place bigint not null,
  name text not null,
  hash text not null,
  entry text not null,
  contribution_id text,
  kind text,
  contribution text,
  findings text,
  primary key (import_id, place)
);

create table imported_voices (
  speaker_id text primary key,
  import_id text not null references imports (id) on delete cascade,
  name text not null,
  age text,
  sex text
);
create index imported_voices_by_import on imported_voices (import_id);

create table imported_clips (
  id text primary key,
  import_id text not null references imports (id) on delete cascade,
  name text not null,
  speaker_id text not null,
  entry bigint not null,
  kind text not null,
  text text not null,
  dialect text,
  sha256 text not null,
  ending text not null,
  bytes bigint not null,
  duration_ms bigint not null,
  unique (import_id, name)
);
create index imported_clips_by_sound on imported_clips (sha256);
create index imported_clips_by_voice on imported_clips (import_id, speaker_id, name);

create table import_jobs (
  id text primary key,
  language text not null,
  account_id text references accounts (id) on delete set null,
  file_name text not null,
  bytes bigint not null,
  modified_at bigint not null,
  terms text not null,
  fields text not null,
  format text,
  state text not null,
  done bigint not null,
  total bigint not null,
  draft text,
  clips text,
  problem text,
  import_id text,
  claim text,
  claimed_until bigint,
  attempts bigint not null,
  opened_at bigint not null,
  changed_at bigint not null
);
create index import_jobs_by_account on import_jobs (account_id);
create index import_jobs_by_import on import_jobs (import_id);
create index import_jobs_by_language on import_jobs (language, id);
create index import_jobs_by_state on import_jobs (state);

create table import_pieces (
  job_id text not null references import_jobs (id) on delete cascade,
  place bigint not null,
  sha256 text not null,
  bytes bigint not null,
  primary key (job_id, place)
);
create index import_pieces_by_content on import_pieces (sha256);

create table withdrawn_clips (
  id text primary key,
  course text not null,
  sha256 text not null,
  import_id text,
  name text,
  withdrawn_at bigint not null
);
create index withdrawn_clips_by_course on withdrawn_clips (course);
