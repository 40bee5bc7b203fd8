create table practice_events (
  learner_id text not null references accounts (id) on delete cascade,
  id text not null,
  sequence bigint not null,
  received_at bigint not null,
  event text not null,
  primary key (learner_id, id),
  unique (learner_id, sequence)
);

create table practice_sequences (
  learner_id text primary key references accounts (id) on delete cascade,
  last_sequence bigint not null,
  uncompacted_since bigint
);
create index practice_sequences_uncompacted
  on practice_sequences (uncompacted_since, learner_id)
  where uncompacted_since is not null;

create table practice_blocks (
  learner_id text not null references accounts (id) on delete cascade,
  first_sequence bigint not null,
  last_sequence bigint not null,
  event_count integer not null,
  events text not null,
  primary key (learner_id, first_sequence)
);

create table practice_block_ids (
  learner_id text not null references accounts (id) on delete cascade,
  first_id text not null,
  last_id text not null,
  ids text not null,
  primary key (learner_id, first_id)
);

create table reports (
  learner_id text not null references accounts (id) on delete cascade,
  id text not null,
  received_at bigint not null,
  course text not null,
  report text not null,
  item text not null,
  reason text not null,
  decision text,
  decided_at bigint,
  primary key (learner_id, id)
);
create index reports_by_item on reports (course, reason, item);
create index reports_by_receipt on reports (received_at, id);

create table private_voices (
  account_id text not null references accounts (id) on delete cascade,
  id text not null,
  name text,
  consent_text_version text not null,
  consented_at bigint not null,
  guardian_name text,
  received_at bigint not null,
  primary key (account_id, id)
);

create table private_recordings (
  account_id text not null references accounts (id) on delete cascade,
  id text not null,
  voice text not null,
  course text not null,
  item text not null,
  kind text not null,
  consent_text_version text not null,
  recorded_at bigint not null,
  sha256 text not null,
  sample_count bigint not null,
  bytes bigint not null,
  gain_db double precision not null,
  received_at bigint not null,
  primary key (account_id, id)
);
create index private_recordings_by_sound on private_recordings (sha256);

create table deleted_private_sounds (
  account_id text not null references accounts (id) on delete cascade,
  id text not null,
  deleted_at bigint not null,
  primary key (account_id, id)
);
