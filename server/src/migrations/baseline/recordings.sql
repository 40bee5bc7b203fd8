create table speakers (
  speaker_id text primary key,
  id text not null,
  recorder_id text references accounts (id) on delete cascade,
  name text not null,
  named_at bigint,
  age_band text,
  sex text,
  village text,
  dialect text,
  code_hash text,
  received_at bigint not null
);
create index speakers_by_code on speakers (code_hash);
create index speakers_by_recorder on speakers (recorder_id, id);

create table speaker_statements (
  speaker_id text not null references speakers (speaker_id) on delete cascade,
  id text not null,
  statement text not null,
  sha256 text not null,
  bytes bigint not null,
  received_at bigint not null,
  primary key (speaker_id, id)
);
create index speaker_statements_by_sound on speaker_statements (sha256);

create table speaker_withdrawals (
  speaker_id text primary key,
  recorder_id text references accounts (id) on delete set null,
  id text,
  withdrawn_at bigint not null,
  deleted_at bigint
);
create index speaker_withdrawals_by_recorder on speaker_withdrawals (recorder_id);

create table speaker_credits (
  account_id text primary key references accounts (id) on delete cascade,
  kind text not null,
  pseudonym text
);

create table consents (
  id text primary key,
  account_id text references accounts (id) on delete cascade,
  speaker_id text not null,
  use text not null,
  text_version text not null,
  licence text,
  guardian_name text,
  given_at bigint not null,
  withdrawn_at bigint
);
create index consents_by_account on consents (account_id);
create index consents_by_speaker on consents (speaker_id);

create table workshops (
  id text primary key,
  language text not null,
  name text not null,
  opened_by text references accounts (id) on delete set null,
  code_hash text not null,
  opened_at bigint not null,
  ends_at bigint not null,
  closed_at bigint
);
create index workshops_by_code on workshops (code_hash);
create index workshops_by_language on workshops (language, ends_at);
create index workshops_by_opener on workshops (opened_by);

create table workshop_recorders (
  workshop_id text not null references workshops (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  joined_at bigint not null,
  left_at bigint,
  primary key (workshop_id, account_id)
);
create index workshop_recorders_by_account on workshop_recorders (account_id);

create table workshop_speakers (
  workshop_id text not null references workshops (id) on delete cascade,
  id text not null,
  speaker_id text not null,
  statement_id text not null,
  known_withdrawal bigint,
  primary key (workshop_id, id)
);
create index workshop_speakers_by_speaker on workshop_speakers (speaker_id);

create table takes (
  id text primary key,
  recorder_id text references accounts (id) on delete cascade,
  speaker_id text not null,
  course text not null,
  item text not null,
  kind text not null,
  dialect text,
  description text not null,
  sound text not null,
  archive_hash text not null,
  archive_bytes bigint not null,
  listening_hash text not null,
  listening_bytes bigint not null,
  recorded_at bigint not null,
  received_at bigint not null,
  approved_at bigint,
  sent_back_at bigint,
  sent_back_reason text,
  sent_back_comment text,
  doubted_at bigint,
  withdrawn_at bigint,
  heard_hash text not null,
  heard_bytes bigint not null,
  pace text not null,
  said_again integer not null
);
create index takes_by_archive on takes (archive_hash);
create index takes_by_course
  on takes (course, id, item, speaker_id, withdrawn_at, sent_back_at);
create index takes_by_heard on takes (heard_hash);
create index takes_by_item on takes (course, item, recorder_id, id, withdrawn_at);
create index takes_by_listening on takes (listening_hash);
create index takes_by_recorder on takes (recorder_id, id);
create index takes_by_speaker on takes (speaker_id);
create index takes_by_state
  on takes (recorder_id, withdrawn_at, sent_back_at, approved_at, course, dialect, kind);
create index takes_heard
  on takes (course, item, speaker_id, id, dialect, approved_at)
  where approved_at is not null and withdrawn_at is null;
create index takes_sent_back on takes (recorder_id, id) where sent_back_at is not null;
create index takes_sound
  on takes (course, archive_hash, id)
  where approved_at is not null and withdrawn_at is null and doubted_at is null;
create index takes_of_the_same
  on takes
    (recorder_id, course, item, speaker_id, pace, (coalesce(dialect, '')), recorded_at, id, said_again)
  where withdrawn_at is null and sent_back_at is null;
create index takes_to_review
  on takes (course, received_at, id, doubted_at, recorder_id, speaker_id, said_again)
  where withdrawn_at is null and sent_back_at is null
    and (approved_at is null or doubted_at is not null);
create index takes_withdrawn on takes (recorder_id, id) where withdrawn_at is not null;

create table take_hearings (
  take_id text not null references takes (id) on delete cascade,
  reviewer_id text not null references accounts (id) on delete cascade,
  served_at bigint not null,
  heard_at bigint,
  heard_hash text not null,
  primary key (reviewer_id, take_id)
);
create index take_hearings_by_take on take_hearings (take_id);

create table take_reviews (
  id text primary key,
  take_id text not null references takes (id) on delete cascade,
  reviewer_id text references accounts (id) on delete set null,
  verdict text not null,
  reason text,
  comment text,
  trusted_at bigint,
  reviewed_at bigint not null,
  weight bigint not null,
  voided_at bigint,
  heard_hash text not null,
  unique (take_id, reviewer_id)
);
create index take_reviews_by_reviewer on take_reviews (reviewer_id);

create table take_moves (
  id text primary key,
  take_id text not null references takes (id) on delete cascade,
  reviewer_id text references accounts (id) on delete set null,
  from_item text not null,
  to_item text not null,
  moved_at bigint not null
);
create index take_moves_by_reviewer on take_moves (reviewer_id);
create index take_moves_by_take on take_moves (take_id);

create table reviewers (
  account_id text primary key references accounts (id) on delete cascade,
  seed text not null,
  decided bigint not null,
  heard_until bigint not null,
  weight bigint not null,
  caught_at bigint,
  missed_at bigint
);

create table review_probes (
  id text primary key,
  reviewer_id text not null references accounts (id) on delete cascade,
  take_id text not null references takes (id) on delete cascade,
  heard_take_id text not null references takes (id) on delete cascade,
  flaw text not null,
  place bigint not null,
  length_ms bigint not null,
  peaks text not null,
  created_at bigint not null,
  served_at bigint,
  heard_at bigint,
  verdict text,
  answered_at bigint,
  unique (reviewer_id, place)
);
create index review_probes_by_heard_take on review_probes (heard_take_id);
create index review_probes_by_take on review_probes (take_id);

create table sound_reports (
  learner_id text not null references accounts (id) on delete cascade,
  report_id text not null,
  course text not null,
  item text not null,
  take_id text,
  comment text not null,
  received_at bigint not null,
  answer text,
  answered_at bigint,
  primary key (learner_id, report_id)
);
create index sound_reports_by_item on sound_reports (course, item);
create index sound_reports_by_take on sound_reports (take_id);

create table published_recordings (
  take_id text primary key,
  course text not null,
  sequence bigint not null,
  heard_hash text not null,
  listening_hash text not null
);
create index published_recordings_by_heard_hash on published_recordings (heard_hash);
create index published_recordings_by_listening_hash on published_recordings (listening_hash);
create index published_recordings_by_sequence on published_recordings (course, sequence);

create table recording_sequences (
  course text primary key,
  last_sequence bigint not null
);

create table played_takes (
  learner_id text not null references accounts (id) on delete cascade,
  take_id text not null,
  day integer not null,
  primary key (learner_id, take_id)
);
create index played_takes_by_day on played_takes (day);
create index played_takes_by_take on played_takes (take_id, day, learner_id);

create table withdrawn_takes (
  id text primary key,
  withdrawn_at bigint not null
);

create table blob_stores (
  key integer primary key,
  id text not null,
  marked_at bigint
);

create table pending_blobs (
  hash text primary key,
  touched_at bigint not null,
  removing_at bigint
);
