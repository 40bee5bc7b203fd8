create table epochs (
  id text primary key
);

create table withdrawals (
  key text primary key,
  withdrawal text not null
);
