create table accounts (
  id text primary key,
  email text not null,
  email_key text not null unique,
  phone_number text,
  national_number text,
  held_phone_number text unique,
  full_name text not null,
  display_name text,
  photo_url text,
  role text not null,
  language text not null,
  password_hash text,
  email_verified_at bigint,
  verification_requested_at bigint,
  terms_accepted_at bigint not null,
  disabled_at bigint,
  created_at bigint not null
);
create index accounts_by_national_number on accounts (national_number);
create index accounts_by_phone_number on accounts (phone_number);

create table account_codes (
  code_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  purpose text not null,
  created_at bigint not null,
  expires_at bigint not null,
  superseded_at bigint
);
create index account_codes_by_account on account_codes (account_id, purpose);
create index account_codes_by_expiry on account_codes (expires_at);

create table account_identities (
  issuer text not null,
  subject text not null,
  account_id text not null references accounts (id) on delete cascade,
  linked_at bigint not null,
  primary key (issuer, subject)
);
create index account_identities_by_account on account_identities (account_id);

create table account_photos (
  account_id text primary key references accounts (id) on delete cascade,
  name text not null unique,
  blob_hash text not null
);
create index account_photos_by_blob on account_photos (blob_hash);

create table google_sign_ups (
  token_hash text primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  display_name text,
  photo_url text,
  language text not null,
  expires_at bigint not null
);

create table sessions (
  token_hash text primary key,
  id text not null unique,
  account_id text not null references accounts (id) on delete cascade,
  user_agent text not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

create table push_subscriptions (
  session_id text primary key references sessions (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  endpoint text not null unique,
  service text not null,
  p256dh text not null,
  auth text not null,
  time text not null,
  time_zone text not null,
  next_at bigint not null,
  attempts integer not null,
  last_day text,
  created_at bigint not null
);
create index push_subscriptions_by_account on push_subscriptions (account_id);
create index push_subscriptions_by_next on push_subscriptions (next_at, service);

create table throttles (
  key text primary key,
  hits text not null,
  expires_at bigint not null
);

create table daily_quotas (
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  day_began_at bigint not null,
  bytes bigint not null,
  primary key (account_id, name)
);

create table mail_outbox (
  id text primary key,
  template text not null,
  payload text not null,
  created_at bigint not null,
  attempts integer not null,
  next_attempt_at bigint not null,
  failed_at bigint,
  last_error text,
  person text
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where failed_at is null;
create index mail_outbox_failed on mail_outbox (failed_at) where failed_at is not null;

create table mailbox (
  id text primary key,
  received_at bigint not null,
  sealed text not null
);

create table recorder_languages (
  account_id text not null references accounts (id) on delete cascade,
  language text not null,
  trusted_at bigint,
  created_at bigint not null,
  coordinator_at bigint,
  primary key (account_id, language)
);
create index recorder_languages_by_language on recorder_languages (language, account_id);

create table recorder_invitations (
  id text primary key,
  code_hash text unique,
  email text,
  email_key text,
  language text not null,
  trusted_at bigint,
  created_at bigint not null,
  expires_at bigint not null,
  invited_by text references accounts (id) on delete cascade,
  max_uses bigint not null,
  uses bigint not null
);
create index recorder_invitations_by_email on recorder_invitations (email_key);
create index recorder_invitations_by_inviter on recorder_invitations (invited_by);
create index recorder_invitations_by_language on recorder_invitations (language, id);

create table account_invitations (
  account_id text not null references accounts (id) on delete cascade,
  invitation_id text not null references recorder_invitations (id) on delete cascade,
  primary key (account_id, invitation_id)
);
create index account_invitations_by_invitation on account_invitations (invitation_id);
