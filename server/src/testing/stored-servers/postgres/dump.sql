--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: account_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_codes (
    code_hash text NOT NULL,
    account_id text NOT NULL,
    purpose text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    superseded_at bigint
);


--
-- Name: account_identities; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    account_id text NOT NULL,
    linked_at bigint NOT NULL
);


--
-- Name: account_photos; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_photos (
    account_id text NOT NULL,
    name text NOT NULL,
    blob_hash text NOT NULL
);


--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    phone_number text,
    national_number text,
    held_phone_number text,
    full_name text NOT NULL,
    display_name text,
    photo_url text,
    role text NOT NULL,
    language text NOT NULL,
    password_hash text,
    email_verified_at bigint,
    verification_requested_at bigint,
    terms_accepted_at bigint,
    disabled_at bigint,
    created_at bigint NOT NULL
);


--
-- Name: consents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.consents (
    id text NOT NULL,
    account_id text,
    speaker_id text NOT NULL,
    use text NOT NULL,
    text_version text NOT NULL,
    licence text,
    guardian_name text,
    given_at bigint NOT NULL,
    withdrawn_at bigint
);


--
-- Name: contributions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contributions (
    id text NOT NULL,
    contributor_id text,
    speaker_id text,
    course text NOT NULL,
    kind text NOT NULL,
    contribution text NOT NULL,
    findings text NOT NULL,
    received_at bigint NOT NULL,
    checked_at bigint,
    contested_at bigint,
    withdrawn_at bigint
);


--
-- Name: google_sign_ups; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.google_sign_ups (
    token_hash text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    email text NOT NULL,
    display_name text,
    photo_url text,
    language text NOT NULL,
    expires_at bigint NOT NULL
);


--
-- Name: judgements; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.judgements (
    contribution_id text NOT NULL,
    speaker_id text,
    verdict text NOT NULL,
    reason text,
    trusted_at bigint,
    judged_at bigint NOT NULL
);


--
-- Name: mail_outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_outbox (
    id text NOT NULL,
    template text NOT NULL,
    payload text NOT NULL,
    created_at bigint NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at bigint NOT NULL,
    failed_at bigint,
    last_error text
);


--
-- Name: mailbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mailbox (
    id text NOT NULL,
    received_at bigint NOT NULL,
    sealed text NOT NULL
);


--
-- Name: migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migrations (
    name text NOT NULL,
    applied_at bigint NOT NULL
);


--
-- Name: pending_blobs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pending_blobs (
    hash text NOT NULL,
    touched_at bigint NOT NULL,
    removing_at bigint
);


--
-- Name: practice_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.practice_events (
    learner_id text NOT NULL,
    id text NOT NULL,
    sequence bigint NOT NULL,
    received_at bigint NOT NULL,
    event text NOT NULL
);


--
-- Name: practice_sequences; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.practice_sequences (
    learner_id text NOT NULL,
    last_sequence bigint NOT NULL
);


--
-- Name: published_recordings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.published_recordings (
    take_id text NOT NULL,
    course text NOT NULL,
    sequence bigint NOT NULL,
    archive_hash text NOT NULL,
    listening_hash text
);


--
-- Name: recorder_invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recorder_invitations (
    id text NOT NULL,
    code_hash text,
    email text NOT NULL,
    email_key text NOT NULL,
    language text NOT NULL,
    trusted_at bigint,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);


--
-- Name: recorder_languages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recorder_languages (
    account_id text NOT NULL,
    language text NOT NULL,
    trusted_at bigint,
    created_at bigint NOT NULL
);


--
-- Name: recording_sequences; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recording_sequences (
    course text NOT NULL,
    last_sequence bigint NOT NULL
);


--
-- Name: reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reports (
    learner_id text NOT NULL,
    id text NOT NULL,
    received_at bigint NOT NULL,
    course text NOT NULL,
    report text NOT NULL,
    item text,
    reason text
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    id text NOT NULL,
    account_id text NOT NULL,
    user_agent text NOT NULL,
    created_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    expires_at bigint NOT NULL
);


--
-- Name: sound_reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sound_reports (
    learner_id text NOT NULL,
    report_id text NOT NULL,
    course text NOT NULL,
    item text NOT NULL,
    take_id text,
    comment text NOT NULL,
    received_at bigint NOT NULL,
    answer text,
    answered_at bigint
);


--
-- Name: speaker_credits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.speaker_credits (
    account_id text NOT NULL,
    kind text NOT NULL,
    pseudonym text
);


--
-- Name: take_reviews; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.take_reviews (
    id text NOT NULL,
    take_id text NOT NULL,
    reviewer_id text,
    verdict text NOT NULL,
    reason text,
    comment text,
    trusted_at bigint,
    reviewed_at bigint NOT NULL
);


--
-- Name: takes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.takes (
    id text NOT NULL,
    recorder_id text,
    speaker_id text NOT NULL,
    course text NOT NULL,
    item text NOT NULL,
    kind text NOT NULL,
    dialect text,
    description text NOT NULL,
    sound text NOT NULL,
    archive_hash text NOT NULL,
    archive_bytes bigint,
    listening_hash text,
    listening_bytes bigint,
    recorded_at bigint NOT NULL,
    received_at bigint NOT NULL,
    approved_at bigint,
    sent_back_at bigint,
    sent_back_reason text,
    sent_back_comment text,
    doubted_at bigint,
    withdrawn_at bigint
);


--
-- Name: throttles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.throttles (
    key text NOT NULL,
    hits text NOT NULL,
    expires_at bigint NOT NULL
);


--
-- Data for Name: account_codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_codes VALUES
	('QUd0ivTcoG0qs3jLANprvTHvi9gHa51yifqgW-c_r94', '01a204fb-b308-7a81-8de6-bc0162f8b034', 'verify-email', 1795379934055, 1795380114055, NULL),
	('j4WEJS6-6mxwFBg5SfmVdZ_YqCg2yQvf-My8ExdJRCg', '01a204fc-363b-787f-853a-77d12e442ee0', 'verify-email', 1795379967553, 1795380147553, NULL),
	('gyfvdIeLyQeGrtpKciIqu984s2tZKjFigo7ULL5v8G8', '01a204fd-40e7-7b94-b03b-f6fd7a3f46dc', 'verify-email', 1795380035818, 1795380215818, NULL),
	('D2zGGPWeaaIj11X8SkIRVKi2duR2gAzP42Q6hO87zzw', '01a204fd-411f-7bfe-94ef-6da0f91c1103', 'verify-email', 1795380035880, 1795380215880, NULL),
	('cY_bBw4Oc6DLMRuO1HKpHjJsyX-2w6sUPNF3sLsUQCQ', '01a204fd-76f5-7964-9fbf-9986ea407e97', 'verify-email', 1795380049765, 1795380229765, NULL),
	('mFCR8ZiZEjgoKYAWmBDSstNFALG1P6KvgtVlaDWEMU0', '01a204fb-b308-7a81-8de6-bc0162f8b034', 'reset-password', 1795380060112, 1795383660112, NULL);


--
-- Data for Name: account_identities; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_identities VALUES
	('http://localhost:43263/dev/openid', '233ac984b593b1d70d8de3150f794304b623e57e11ae118e236205323735c59f', '01a204fd-6142-72db-8312-df5c3111e0d3', 1795380044139);


--
-- Data for Name: account_photos; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_photos VALUES
	('01a204fc-363b-787f-853a-77d12e442ee0', 'kgLfk1cqLIm4aJIjMCMaWaQMaX9CNVrrakVQY6Klwuo', 'eeb7f3eabb4cbfc0ae4e3006bdea19373b2f7a4f6936310bab1fc28d1c6946df');


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('01a204fb-b308-7a81-8de6-bc0162f8b034', 'estelle@example.org', 'estelle@example.org', '+237670100001', '670100001', '+237670100001', 'Ngo Estelle', NULL, NULL, 'learner', 'en', '$argon2id$v=19$m=19456,t=2,p=1$N5HVws9E9/RxOZBHMWcPCg$kjemx1cLypHm+5xj/0fqR9xgZ5Cu6nnjelRUafTSbq8', 1795379934645, 1795379933960, 1795379933960, NULL, 1795379933960),
	('01a204fc-0de6-73b9-a6c5-92450a31f0b8', 'demo-recorder@example.com', 'demo-recorder@example.com', NULL, NULL, NULL, 'Demo Recorder', NULL, NULL, 'recorder', 'en', '$argon2id$v=19$m=19456,t=2,p=1$Y+mXTZ6mqT0eZ+TVIw3pnw$yBI0dpLj8rbvqfaHnEvpSzlnRqeK+qXqeKaPPLp/iCQ', 1795379957222, NULL, 1795379957222, NULL, 1795379957222),
	('01a204fc-363b-787f-853a-77d12e442ee0', 'paul@example.org', 'paul@example.org', '+237670100002', '670100002', '+237670100002', 'Atangana Paul', NULL, '/api/photos/kgLfk1cqLIm4aJIjMCMaWaQMaX9CNVrrakVQY6Klwuo', 'recorder', 'en', '$argon2id$v=19$m=19456,t=2,p=1$QatBgF3UTxXzrm/e3x94Uw$OS4kAgzH/OHwJ9Jp15lNsmrTKlhOoyFJtsYYbbVqcMY', 1795379967869, 1795379967547, 1795379967547, NULL, 1795379967547),
	('01a204fd-40e7-7b94-b03b-f6fd7a3f46dc', 'unverified@example.org', 'unverified@example.org', '+237670100003', '670100003', NULL, 'Unverified Person', NULL, NULL, 'learner', 'en', '$argon2id$v=19$m=19456,t=2,p=1$cPaSeQUYjqjw5Gyy46pmgQ$5VKJqJAfoCEbwOQmPP+Z2GlPxTeRLxpQtK/dWKP+9l8', NULL, 1795380035815, 1795380035815, NULL, 1795380035815),
	('01a204fd-411f-7bfe-94ef-6da0f91c1103', 'disabled@example.org', 'disabled@example.org', '+237670100004', '670100004', '+237670100004', 'Disabled Person', NULL, NULL, 'learner', 'en', '$argon2id$v=19$m=19456,t=2,p=1$sKMRMwG//5EQpHBezBt/0Q$01qtfUYvrP4MSjuTgJvYfBZWX2iGy3qIykuGRzfFGwg', 1795380036459, 1795380035872, 1795380035872, 1795380039381, 1795380035872),
	('01a204fd-6142-72db-8312-df5c3111e0d3', 'grace@example.org', 'grace@example.org', NULL, NULL, NULL, 'Grace Mballa', 'Grace Mballa', NULL, 'learner', 'en', NULL, 1795380044098, NULL, 1795380044098, NULL, 1795380044098),
	('01a204fd-76f5-7964-9fbf-9986ea407e97', 'rose@example.org', 'rose@example.org', '+237670100005', '670100005', '+237670100005', 'Mbarga Rose', NULL, NULL, 'recorder', 'en', '$argon2id$v=19$m=19456,t=2,p=1$UsLJ4z2ooY7JB14wM47Slg$FgN7lunME4hbKj/2Gz3E76S/oi2pwIfy7yDQ6ChCO8A', 1795380050332, 1795380049654, 1795380049654, NULL, 1795380049654);


--
-- Data for Name: consents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.consents VALUES
	('01a204fc-0dfb-72c6-9495-a6018bad092b', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'learners', '2026-11', NULL, NULL, 1795379957243, NULL),
	('01a204fc-4596-7173-8ec8-4f7a12f7bc08', '01a204fc-363b-787f-853a-77d12e442ee0', 'c07a603e0eb4ae678a83d136b78f3ca6', 'learners', '2026-11', NULL, NULL, 1795379971477, NULL),
	('01a204fc-4597-7b5d-8e3d-914c2df58717', '01a204fc-363b-787f-853a-77d12e442ee0', 'c07a603e0eb4ae678a83d136b78f3ca6', 'research', '2026-11', NULL, NULL, 1795379971477, NULL),
	('01a204fd-917c-72f4-8ecc-f2db35b4e2e6', '01a204fd-76f5-7964-9fbf-9986ea407e97', '163f6371705ea32caf1a259939595723', 'learners', '2026-11', NULL, NULL, 1795380056443, NULL),
	('01a204fc-0fea-73ba-9424-e4d32483e390', NULL, '6b60f0568ae166b35a5037d50c265ba0', 'learners', '2026-11', NULL, NULL, 1795379957738, NULL);


--
-- Data for Name: contributions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contributions VALUES
	('fcb114d2-4dd5-4680-84b5-8e82bb6771d0', '01a204fc-363b-787f-853a-77d12e442ee0', 'c07a603e0eb4ae678a83d136b78f3ca6', 'ewo', 'word', '{"kind":"word","id":"fcb114d2-4dd5-4680-84b5-8e82bb6771d0","course":"ewo","dialect":null,"note":"","contributedAt":1795380057014,"text":"ndá","gloss":{"en":"house","fr":"maison"},"theme":null,"example":null}', '[]', 1795380057029, 1795380057078, NULL, NULL),
	('91beea0f-738e-4b06-a1d5-594ff4f2b095', '01a204fc-363b-787f-853a-77d12e442ee0', 'c07a603e0eb4ae678a83d136b78f3ca6', 'ewo', 'variant', '{"kind":"variant","id":"91beea0f-738e-4b06-a1d5-594ff4f2b095","course":"ewo","dialect":null,"note":"","contributedAt":1795380057014,"item":"ewo.day-sunday","text":"sɔ́ndɔ"}', '[]', 1795380057040, NULL, 1795380057089, NULL);


--
-- Data for Name: google_sign_ups; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.google_sign_ups VALUES
	('a9azVEKElNjOsBJ0F38u153PifzaNE2dvWzvsID3QKI', 'http://localhost:43263/dev/openid', 'b51ff0ace76148795c54ad00d0fd9d32b00ce5f965a1666cea12743e9e7971f7', 'hesitant@example.org', 'Hesitant', NULL, 'en', 1795380648751);


--
-- Data for Name: judgements; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.judgements VALUES
	('fcb114d2-4dd5-4680-84b5-8e82bb6771d0', '01a204fd-76f5-7964-9fbf-9986ea407e97', 'confirm', NULL, 1795380057077, 1795380057077),
	('91beea0f-738e-4b06-a1d5-594ff4f2b095', '01a204fd-76f5-7964-9fbf-9986ea407e97', 'contest', 'We do not say so.', 1795380057086, 1795380057086);


--
-- Data for Name: mail_outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mail_outbox VALUES
	('01a204fd-b441-7ca8-96f2-2a95a4cd749f', 'recorder-invitation', '{"invitationId":"01a204fd-b425-7ab1-8255-7e1ac1b7064a"}', 1795380065317, 0, 1795380065317, NULL, NULL);


--
-- Data for Name: mailbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mailbox VALUES
	('01a204fb-b310-7928-b8ed-4a0f9de58293', 1795379934058, 'PYMan9TIX6YN3nlFDYZxJYY0ISXAGw118lLeL9RcaoiA0MgveJ0f-h_FfGkaoEolcj0nU63i5iapuvQJyYxq1rXzXIOqGnxSS2-UIeHzqUXbN4bPwBP8kfoiU_ydO3GHLp_mTJIZuXLh-rz0pVZfW_LlsOtf3eDtwfHVaZWm1vHO3AOdAjBUX_WkB1qr_Z7oLpySLTQv_nhA9nEQqBpuHojroIyKs5JZYLwJ9MbVyhb486KDaO9LUXk1VtTDvV8RcT1BgjbbcfL7PQAg0Bpp-GwjhCbxJQTktjjYZuq6kZfdwwpF6_eQciW4e05dddGJ1FaNXsWiwyosDRiBgtMRCV_XWNo4uD1Ul1yVTpMEXEg1Xu6NeuRkyMeOB7d0Al1WDXoPRNgwVlTqppPVLLvDkgxcYIUhRVXp2I6WxWXQ0RLvP6HM7baQxNe7UVWZeGhBCxhAlgf-epQDpv64_u7jwuNdD1s416HdAWTPrV-RAE_6p5wsmuKux9PxcXVgmzh1DkZm3zuCoonnB6iSGrHbwpaNBTYPgzGZLaP5wvEg7__gHvRxMdNM5Brbs6UUyb4t9b2wgSlwufcHpllmg0WtXUMA1gI3SYf-AwuApnTpWh06Xly58aqXafelr22fznslS06honvD4SuyxfERJ82GZ-Pkj0Jx_6GFhB2Rn4TrOZuxpov0QFtysiUyiY1ViNLGLxW_k4x-Tf6Gm5H0WGqIL5YFWqNSB4guTyqkvgx3OU4k3WN7yvSSR7wlbF1tm010b4aEA03RpPBSWL55X9GO1n0J5Obl6u1nHgGZp12D9KpBf32Tj4PqYj-YM0pO2Fb0qgeDD-zHNtGFI6OE-3nZDEdjQpsmMyzcWbp_DCEOnydYJTd1svVMZ5c0DnN5gw0WZWOY8IAnCZfmBf3I_0bWZIJNMhqFBSC5SSOLLP8f84cpORYulAT164Nfir-lwrwUQ_wMM_QwZHeRQBZqS4kEBEH1xhWxIv4rqG5KlHNjzPnAHZtsRO8kRMIhbXptCJi1E1AD5bjPbB6KI27N-FMCynl4rBiM07VbBmUpG_Etr6rgUzE7C9CiAgSN5IegMM0hUcl-JqKc9XHg_6cK_W4BcblYbfpEVNflWIV_6Avu4VmadHM_DGBPWyrFprI6Gf6L9ik0Nig88A0VFZy3p2pPcgrJihTxKbT1b3YPzLG8Mdaay_CugEzNOTrZlDdPImVvkAufDN583PlruTNnti5hLvTEPkyEqgCrMpWCRKUfxEhDWE8ZSOldqKD8uYGlcTS9MgWrG0lk_dFyaaX8jFObeUa3n6n-OVMF028q2aOx5aLxnkwpHZhN1LzeC0zt-t_4fIApXLBmrj4_RPXXz1YSron2WlSfQQm4plB7u4mNr3KbEJW9jQ-R5e1IDPUHp4WTXTYXt8IgXDP3gJa010XZ7giLDqUvvYPHVAO-_ZTp2oJFOx8_qoKRVA_ca7RVhKkvuonNVo9ryib3_BEii8R4IogUmNOhq66pPSVuHKXs9U3ncLixj8wrQIFjuGXbW1cYnUKyO2MXnCGK3q-utMmlQfm4bb6DGN4jXghb9WOkM6M-gKAOqp2Qaef3-uSCAFIjLBA0YM_dfAIAnMuhYl4twn15B0ohGPIWHE18P6f9gy0POOtWKAdRP1XP_VUmdAfV0l465fDJwDy9Sy7GtjD9q6EaCjB6UDBHlwPizqQ8cmJEtkzdzT4zjoIGvD5ndQjO-vX6-CjB_tD8YP0Oj_D9yeI630ncKpfBdQr8W-ilRkgioCVs9d3yFwkC0A18JMHJV3Zuil6KURjBBlU1mMkMnMqhimJOTUTPwJ2ku59DqZfvH35xcFTc0pcWgH2r0vM4o3kRijicPNpBc59yULTKEKqyd9-e1y1BXvV1nPF82P_C1RbRqnGUVvtBKzNa7jx4-Mye97Sz_tFFWQZJ52cxfBSrkxI_v6BfSKmOLkVeEWbxIh6TulOE_bzOx8qYjDgbrv3t3ho3G9lcDUpeO8mVNsiCzj1JcKDt1gNo4aMXPvo4n5OrEYEISBWb4n7KxFnBlwEXAnRfpeGO5AOqFxJrsF2Ux-HnUNqzaTcRMDsLRR1T6pwobqZayrKdKzdD5drRepN9gCQlBFCuM6WmjAL7JeSBLkqpzVEpMi8m7AaaNTTZw4lz90SSeiQqdKKWfcgpfoyget0Py4X8JgmD4oqyEX153RUQ4u0NK_0iHT5Zk95EGEvGLtvIbIKQg-6TryUjivDCyQyetQzKu0uM7df3_QL6jak_4c8AoKJX9F9a4Na-6wlyBPEHdMd_0k-jqC3A3h0X13WPM36S2FpeVjEtBfmXyX5IMu6oajekMXajt9JKb88X2xcXVwcbpXJ-MS5rbm3pV9rgDiPOqTtYiZVdobP9x_LtVxn3RwW-izX1JMtAxEpJ1PhncWVUzOXT0MnJHUba0yYC0Q'),
	('01a204fc-363d-7745-9cb5-32680df15c0c', 1795379967556, 'gfJg4rk1vnhWKHzfTcNKLiU24ju8pOe__Q0J-Wa5a6MCUM00RJMvI_9lzr2O3isSf6DsrzAchKELvWI0N0Vf_ofJnn9gUwD3HLaMmspvMuTlN3DWnxEoLY7IPDFaZ-Vla4P2pDUDAGWeN775nY0eR-VVVi0saBM4QPdWLFNVZuL4B_SIInREWD7wy4R67mSjcDP9vfWzLAbseJR-vUlwg_0DwA6NAvfXzGNARBVs935KEUA8xYOQHAA-u0uY1Jv12v7Pb2gOoi-SfSuKSpyo1HjfaIDg7RBqaLJ2EgcIFsiskKCjmBv07F2BA7bRSJXvlzzgE8QzBxScUe0j4X2ZBTOE2vCee5ugUHUCSv3zNKSg7LF35ZSK6gcSWH0FVfe2jA8Yn6ZKYe8UBTyh3qnhFovjuzsT70jqEUJ_TmQJChyqkS04Qvd8Ekfwxq8tKOu9bu45Pe52UsrZVRY5H5VScl8X7J3sBJzZz0-bOybmx8vIYlFxnXmr-9pl3Cdnv9ntgoyPEB0kgTFkcKCgl-GW0O13ohyhLO4qUSsO0vduRlR_8kL8MeeQBGBcslP0jrPgfoaL4G892Iglp5c7fTpoSfljc4uDPpRHENlE0SVLa9W-Pdnj6i2vi6nEGNKeUHF8tdQBIsB5QOILvg17E6SYNtkU4CscA5-mC6hazhcsNuoMuBZtjzAV0hpdYJo6KnX63tQTaK-aYCCqGoLV-IUWedFHALph85uGwjbb0Yf4fInUAjefjvNy0X8b38T1I5WG-QFUXLGZcLFquK_0Ty2VNBCyCk0SDwXoA6hfDry9aGh8MeT3QrxDq_0fcJDy5qm-4S0h2PkyEQYzpwCBGeZB6rgggenY6QBHyMw-nUNxhdOAhZXdt1XIdGg2dlCGjNFFGzR1tkIgeLaCWkW9a5MeOUdy7G2PNIjBgRZrWugNv2Ff3TrAMz-5jAagH4R8bAljjsax67lN6DE_5wDPKGUijaykxvG9dKN0nCdfAUWpBYc6WkDG1bgvaDA0_BWS8PnaSkZtPSWxgJOZHiLxW13o8saiz1kpW14v7lLz7E6il5bbhWXmNuKm-cwHuamn4-ekJKZtWwvcCM-31lRYmCx0vn3T0ZvdgWLzOQ_QqwHbQoH-OXsJezRiv9qUSfi8nRklSGM3LHeHv3mj4LjYkjXdWN5g8Z_pZ11ton1axnCtMS0r3lc9arZI5jgVyOkiSYysIB5yWPMUgGvW0hDGfF2pOcV0oUV_xpmByPBcLINDNtMD-uT5yp2JcHEttK5E1ErK11HthhK6QkZ8tkQLoOWoSR-GuN1HPE90Fo_mAxFfgEmzoTPS-ZJay3jUQy6AMpzZ1_OplEHx3Z44LXEYhMR1RvortTHnsyS-K4Jm7Cd5DxO-Kly0ekrGXeX5bY7H_zGD91eksRah2MBZHpJzcNV0ckCG6vmasFBuZAmigEbrBQqSnJOfJ5Yml4oj3kb-eXVjnUbUjmABZg0eDR93PfdcB05sTjAiR6W3qskCWEC9IdPX9WW_Tw4ea0rawcYwByIdrm1e6Q8OEcEqH9EkYRbKGCuIV4WSpZNRbQ49EA2rkb5qUoinM2xXlY4GcKFd-mGA6wZSInirZI2kBggtTavIk6_MdVd_kMnbmEj-9EfJNJ2f6RidGTdiURtbCrpeWj-flYPIupdyBTsFLfbhvEOH9G7LJuaLnwJgX85xiy6_C95lm-1KuBEG6_Ch-57TjtSxSuTb4WnqBSE3RtVAbyW87b1QjvHK_c8eE6D0rtxsHMCyra_3EyuPFIy-1w_gh5J94cLYGfYtSSRoGT1J5PzgwVPzAnP_aq0pTMUoCH5WQWQtlMLTpPEnIf8WZLMF0n9kPhWxmgEwXKT_CqmdEC2kKA-cqslIV0I9Ekaru3eDSozCeoWytgJzX_fG5VsYbnZ68rR46BGQnjc2WL8eORLj0g98adb6EMJxeZUicqmXiGU-2Dni2Vlzznav63ETsD9k1fyd1dheDTwUOCSTnEzuBnyOB-BLWvkjftYMv4-bVtqt_MJjQ9rvYjrxEYwaxtJPS20Cn2xMyjSOaP_uk3adFBH3DVMfmYKq6esVsbQB3ExRRDgnsKUSYy7OhP70zg9rI5lvl3nakSzBZMQdq16qRquRJxt8rUEsxH6HrVVYV838yhDf5k9zvTS09WK77fCf4Ncbol0ZRZmRkNsBZsbXM_oMi3ZqKfWaE1JItMBUKb_d5lwLX4H0JNKjsMtJsKgj21pMlTB29C2o59fMO1MbcY0tqsP0lAF5DNd8hS7Jc7oouFABka1Ly_ObhtU7FwZPNOcQltuCcNiABwfvDiglFs6Sj8QmESWyUjbsNs9FQvuxCR8KthseJCZxhS4N3qVTAE-RV1K4GfS0o46DRpQmUQ5GRmjq4qSQ4Jsw1EJyM3f8-pMCIIJ_lSpxh5zLaPTKFfSK86MHrM0'),
	('01a204fc-4215-7cc3-a959-a8eab1289628', 1795379970831, 'UJuuJjODo3x3CtZN9MNWnvYxsADESZ8hLbL0PHaZB0gokZn_XLuzOg1Jen7R3EFy4HLoZi1Olu-pwPdIb08rHRZ-EKIycA2COyOMgG3GX36ClzNmtw8GLUYrWEd9YMgapzEC-0gCerks721gkNtl5-Wffi9Wvtpgz06T0SBuE6OibDc_jtZaNL0cI6kK16YeUsk3V-DAsq-RdW0hqaz9N4iv4o48LIRhJihZe4AoF1ZU6lPdOiS0CsxryAwkMrV9SRdXT5SsSgNamrLd1ae1wHxBqT211EGIUA4IXckGvMn37yASgaTndPceI45tj4IS8uM6w7DdLd2INkB9ErCV7HFAV-3Ly7wiyKcU4-owWaEAJcarV6hWQedKuI30HaTvRqEByJ_k_wkGhcGXpiC2YSnD5IywUeXNUxMpJW_fOw5Z8I5Aq3mjjZFeqbc7KIso3Y58LcxPFREjytoz4g93kguSQqv6-Bqqy4pVzY-ZE9MDZUiWIeH6jcJV_UlWeo0V6hgjwz_GUlRjFvM3nUfYA0bwWFip2yzyB5mDxXN8NwbxolLv6b2tH6g3qj-_OZYG7_BdqQqCt1w9v0HhmX_Y19gfnPT7e07YU8Agca0pWQNaESrBY7UGrBNpc6lplJjj31WC3t0HglWdG6DrQPrKGtFIqLaVKaQ-NJ1uVoZEwI9TVmT66MTxcM9AnLGREhh3bDPv-cxXtFuHBc6ikC5SoEnQ3rq-1dBThSH_lfU8K9X39nd5Fo5ehXwqkKA12yGSGz0dkpGG5MP7jIorDBjHq6BRdviiDrJi8KFNzg1kIL1kekqOKhzi8Rl1Ev6mOFf2z0EE7Gjxdq149mVFU9s-WaX7zevL_QBE-mB_ivs6FWYWa06IqrxTftEIezuZB8NKr7YnwwKvCP2L9zantNUn6bCtnwlTF1oUbT1zhyALEMwL5uNAm32Lzip4cSZ4WgJRFpRMJGKbwKo6y1ICIClT-3hNdu3AQVKmcbTu9FpPTzrdoFDLenK5GhqsH4McjvS41m7BdIRc2gR29MQI8OTAP009uUlMGtL6zFR96noywrANygeSymOTMtUnBvowHLoLxJCabHCp03DWQ-ntezymO5vIOr0cSQozRYk_GLf8vk3aFsSMOeXNCTn-XEEghC-LVvbgWhQF80cE-5wRUs3-Yl9BKU63yrC5CoyCF1_d_96jzmUXWF34pU1i9JXzBHMkxrnYM52cmtCk9h5tcefv-Ik-OJ-DQwvsa6gRJ271NhSDMbsad3PEwWXDtFLvXzmdEWx2ZwloRZ7qd5nSN4FTMvlNbmlT1elvyPLnHqK0NF1ZhBs1tWFneDTobc43gCD8O0J87lTwFkUUlNEoy1lhiPux1V0n9YHCjc6JNC9kKEPzKXL7wuwrUdrDx_hvzoAlXNMbvGoOS83qtSvGkLMgZDleFVjYIfy5kAln6KtM2JoymffXzntrgN8bbeqZs66YECGnfu3b7EnV44y_LVPbDg2dTj4rEyg-i0HNS-RUa8vB8vnYjjNHylqZ3YgmLM6-uPDNnfsoqpZ3F4AOGjQp9nrHXT2xOuYl33xB7ldTbkPOx1qZNX53couFZLpeyH4BmvUmsP1-m05f29K8UbFnNxPi3ELt2tMIt4r1SCYDKrMQN6OAtYU42CtProglcxCEAhWrQELfu3ZCB7X-V_TgLYHu3F1SuZYFAvGg73PXKhrc0qpUPdvqzOQ-wsy_5izge-0fZ2tek5uAy7n_xa66VBHT1eawVHuVq2lPlbQJBmWXKfeBTdr0QyvOr-1vP4KNk9qBcncXHerHG22h-2AZr3rWTgIxkFMMVsi4nrgJ1Fvf0FWRTde1gEMpX7OY0h_JO7MQjY9iM2boYgWBGDJE1qDzYKl-LYP57bcga7EdBOFaQnlf2jrGKHpVEXo9f4HTk9L9gVMM5avGm7Rj3CJUdyEgjORldHzDOVYXos45oBLWYv3CTA80nRz5BbdkRZqNbxD5PxMFkTMO-IX-zPLC0EHyfVqczd9hjhA2mGbnI1S3_HBISFlICCF_Dt_RqV6tQ6UChafWQhfm_NP-Y8YHuPOEggZQAN4aHZBfO-uaFiL73cnZOUhsuJz3lM5u16kB70uYr7SFhzcYGgWjYfkYwm1AFPM3Qj2RzCWyF_G3DtxHcuCEtr27ZamFFf7SkylukJjkzGXKYJLJu6ZxjlTL4SzJY_Tat9dOQKn5szwtf-5Zrplxz8ok527YPP1f81i82GgVioaVWcyhSCk2mFQCL1a9_ip7SBrqFJq9UHoy7-a22d5pX6k0wmFQZTVabMevowVeBnm_AlLj1djHaWXXK_YSbVrByT6betTsKWul282z88GNzmZy1O2N6WNj3U2AKIIos5tXThvRNvGyWwAkbpmC_tFvy0vrX0HsvFSmqfPVXldzYq1PrAAKHDA4_agCNrs24FiO0dmTlqsxUJz24TFaeUReCvTZacyQZVYkw5nfJQ'),
	('01a204fd-40e8-779a-9bcf-d5f3e313c509', 1795380035819, '0ZL6WlDBjHJmF4lFRNaHqrnGTKtOLEf419gQrkhy9ZW5UiOhKcyeX5pbR2giJ2CogNXLPHOTkVW4bm4XJw9KzeJGRuwY6bgTBgMGe5c12R3xse9K6fzKYW8Tlc42fNCiORb6Ko4zgthqR-qzBQWVo2Ogv-Pajn3JzolvFTUbhRtdo3sHfAcmjxcXb2SA5tDNFRnmnh8ii5vqt56tNDqssdgiqPX7sHGHHtL8LTdpgjJP6TYTfSBKLk6Llvz7KruP3Jc7AQJARSgWdUk_wtu5oe71HwsyYarsICYQ64SQg86DONGRyEtNDXD-KwsIuo8rkgeeG-nb45Jyxy2Gu8QnQnrt4HW8sS8r0nyHpQchC2OPU-6rE9kkz5-aEzuzj57mVqp_9k4idz84AlFPNFVuwNEUENbsBAli7s5KJT2cdB78UNVPWdCchpqoBvdROn4HGv9JTzOTQfco8Lv-7zHpdjDFCVbaFI5MsaJvikN3OofLmtwN5n1M11VClXU1oRn8624Hby3Pb_1unybZuc-Hozj7waSH8aWj_lcwXwqYZ3Ucn25llMGJ5WMNA0HPK22yhl1nRst2CMbrCVm9pB329z4Sb0jQkvPMh_fZaI71M_A_mYjNmH68dEE4xHQ1PPL34HqeakN7APZcUUIYdqP7sLSfTC9bo2CuGnGQ7VCkb29MoHDdeeMxa8UCDSW5tI9q7xAFDa-j9Lsa8XcNpZYoaS1PZBjZQHArJmnzoqt8-T95aBZ9y00Q7AYVmAv2EhO83CAY8bX_fMpTWR_DyYnn_hG-ESTeHq_KLV0m49Dp-YQ1_DOJEgFuSm2fle98S1v683-wyQHs4PaUHZuDYG6dpQbmcflqoi8pBBqactapGrd5_JJtKu24KJHZfK0GVkv9rGS7B77k0TaX381Me4QT8Tkp9iB6JhxbpRXgOphfQCM43-bpHCqT8U4J661Uc7S5sG8VQWklsnUzpaE0hH0BRfPmQpV22T3yG9mQp3fySJSCV4ZfhuOT6cFhp8FPG09v5C_DM_dH3RgdiZV_ZrQ-WUFEIOL9i-DwkYRV07RgSlYDQGMkG2YFRXQ6Ef6ivY2CBYg19I6MSipUqdm-1fRlgit2m2PD_lmMiC-7RH-1YrJ6yI19QdOjM7Z3JDDMO1gJ-CxzPnnbYhvA7jjKjwv5gryGAmhQfdPfsuKNaUKf7cE8-HHcmCVTB-hDddDdZ2Sx6RkQxrrcm22mZdo_b91eAnWSqL2PCWEhqTYtzJaGkXXjPz4eC8UbnX-kVEb2vc16rSvE21iZZklmU2vVT_myylzFMreXo8XLQkLFzC_92R3odI5o3eu17HlAvJvGyVqFMB5rwuZ1yGeEYrdCterzQhIOGhHAheyZ6uO4WzeO4ak8WFmA5abiApDKksRad1cxcGd0gS6er2U2BIUy3_-ww6zXPMMaI4Wza0IkNpi9wlEeTnoxKFhVDvWopm7Wtdw-al-gsc1lFaFGl4S7HU12-V7oWNKYHkKybpBoWI2_BSKjWIs6aqfpeMpr41ut8u65BulouuinQ4x67CR5sjB87zxOqwkUWUqGIDbSlqsnmFpVBlV9aiLLnHfM5AXCQvhkYTaVf3O44PxApf64zNLGzOS8pNbBu3uYsY9Qkbkd-r-GVWKy1ifbkTGLzYhXpgvsojhaWslhsLApvocb8zEnk6uosMcIZgcwHGb6G_jDNvhTjsDVPjbeuOtrcqbpOvQMGmL4GKsdOK4MPUw4BO5iCr9IPnsgpYn-CgU3NuZwjjo2LWbvKHrPq7pbJZ_wYOdrKv9TgcfUmV9gAmiSno6QWqgQW88hIEi2Swultfi1KCsjyCnDzhrZVa6p8lDFFoDE53NDXM1vYKrJ9n5WmNVt_mRHMun5UjoGadrL4R3ip7PNbgwkgNUSrNHK75DCinp78SVKp9h-UW9arU_X4XaKECNRYFLoz5Te4NWuwwGpY3dnCTOxYwV8o9EDVh_tiCBSUj-dS5x3CzKTOwyix1xNe-iqYLLPv7CSFQ2I8izIUeMLvHZaKftPG20lGckiqeBB5pmeL0t2lNG4Sf__jYEg7kIPHLZJlKUJ_p0uSMhSepvTKJl4ooukmcnJA9LrY83iZulbh9x1orxQoEqXK2rulyjdRwqxzOlhvs0n6wAbLrsjJPT-haQaAvjEXjzQ6c_wcoTo3SSvZh5OdrB4Ra57hXDOcnORy7YdyU9rWljEOOdkerhrNxn3QiamyDQMfKR91Eq7X1N-7SJRzoDJELAGu0dUKcqNRNSaqHdowrhfXseF05-r3FMWeiK8EdvZag0xe12Mtfbhr-LZmdU9gaCuoekZ9G73wewnkxcUrLQZ_pWxjzlHCGkIXhREkWMQjC8vO4QPtC2HeHkJZakKEmtGB6sJAoMWbGpGm20Qmc9whVh1x55VG9grXQR9g5I0yBQkhfGxjQm99Qh90V4YG_so0lCc7Z8Uqg'),
	('01a204fd-4121-799c-a946-2424d8fbf9c2', 1795380035880, 'n5CZ4ZqZ1J99HrLa-R72DU8gwtc1UcJHYDC7UxADG-1s5tdnsdX1T0zJ_1QNj_Mr2GcV_wAwpvvy0Go0sGDfPjBmUMu6_DBsx6k2FnuL95AY9biwW4kvcTHQfO0amYlN0_c4nKT8au8Y00Txgt98LghqoG7etTbToMTQrgnGqBv5Qqs90ur-Xy4NOhz081x5cmFRorD7DXx6c950JWsx53jkVkymtIjCd8ooxW-hCWELKBXUP8RAIMlKOEpwAsJQ_wumTh89wO5oXtVhexzXT2ZxqEv1aggN_sgHV7nFOLLFUHeuQ8XxTtF2sVrhOFKiay32QSvsIkQrsTnYKnoTMys4WMPo9PWjWFQ38xHCNhKnF695gXeX4BuQSv1qPysQ1luC2SyQzE7fyAIAYcy9Iec2s1BABiyZNKvDUv6eKfSYkbF-_WPUcYwCcwRrPMuNIejxFo86rpLwtspm41CY-co1XpOpgZ76_6Hb99Jw0Kifu1ktiBBwFQ7TmdVdoRLecdGFPHM6u6p6271NJAQv3ZjfwQiyfURMMRKyVcDV9m1d0W6sB2hYVq8dy4ZcNjl1chw_KZC0pqcsKGX6fwPVcPebrFXHDAaE3AGDR6PL8-0dCN58s7X93jOa0kV3vl0c1_08CW_2KCYPZ61YromShv1uWnMshgE9dMw99ooYwkOoiMVJran55ESei6UMrFGK5P5_tW14_5RwxrONCnp6pPDb_JtrDSR_YF09lz2RsC3qlq_B-uB-qloUaXSIuJKTJu5z2KBtMbnSeSQqanGfIRWJq0N_lA8_rElb9cPdiAFGklY86Pg4cHxBaLyLw58-3nnidB6uru6Z2X6VTVnE3Ua7Va6sIYiuKW73tqRsI781MxiHP4nplxJ_mEXeSTt7mg_sPIP8ATCkqNIMxh-BYhhgDvhKgP9asG5Lkx3SpTYdlups8ovy3pO0jo2sUbpFD5ypAjbnMdpHyJlhyzGc6Cv2HXR6ym5HPLrAw8K51_64KLCAE06xXPQq3209Y7P6wPR5c8PrWlekxII2eV9Lc7Fy8ax0chqvEgYWEvP_lBodKqQLyvlL4M25dM_GZYEOJSpsiHIsRVsDQGO0ifgrctL-8TTx2NqIpVGGREwNZCtIGk3TlSkjp5NK9VuoTWrXCxj6z4_JNoJ895dYbX9mjcqdFqHGhVDUmwGPeKgSJmRuKYW9n5C3VOzlwd07aUnE16o9h6X9Xqy_v4P_knZSjosC5vSbsDi501wwibSWlYc1PDTsnU_N22SSt-S8r-Mk6Js5EjBmJ0knD8bBMxKH7Brj_keWdxujUxeUgdT91TURC78IaQoPjXCpVSd44NDf9VdbfgzSbXQrcq4UHXAi5Uqijna0pYEGCgMWrYmYKo7j_O5lGIAGgt8Tf-rQJIgwSd2sdXTVRpJfrp7UByQiS5EzSlNYMO9k_vDtUL5lOXH_FkH7EPo6nCSMHWvzo9SQbq821LzKJJClt_hkMtKm-dwKGb1t2agJbY5C16iIPMEpd106y2uiqKAs-LhfudNQv3D8GPHUWFTWnu6BunCtuIfF3wjqryK2Vl3ZpmxpvNEvntAGfX6PaL7SZ-THTkLrNsCk7wa30qK6uPRWZYPYpwi1-_nB72kSh-oZARoSxHvEORY9GEWtMUnE0DI0NMAnpKxXHR0ENvLiIZJ9DGSXOhZwrWXylbO_wu6K49-mjjzWHJQ62SmvnvLlmEQXB4CzVHmx3zh-be6OWMW8LKp3Cs7agIVzQUtb99lDOG7WbY7TQXawCx_SSdZsyDT6fYGVY00DzZhpYsyoCLWYTpCLqPnH9knRYao8HuBtNbkbXtaGQifCapcFJtWSaF8l5x_HW2MO1jBmy0ntBGoBD48iEGPNM50IAr1ryC-DYY9JDYiSS4hifArNvf5O6euZXxLnOgRTnfbT8757IU5hHQffhNCI6J192ttYVJ5tgBuZ8qAyyvCQKHyEKoYss5NiUeHjbVHXiSM2JATG7Ll470E885vZxC4WwUsndHsLpQGQwcoE57jaLkr-7KGt9wfYxMHjdO8EvoylYmeEDs7to7D_L8Vv1usU9yD0fUcDqoZ-ZfxDDSAPE8AcMFAH6TrogygW6VONox9mwqEdr7pZBJjbQDsednRhUKskagaLunl15MPHZekS9harfcVK9rpe7CP7f_pzKJ47NbqsQpE4cT2cIuXaCvc8t1jhlxp8deSAAHce5coB_uQbnrmJPyowWxoUFfAfq7E4dq9G74b6z_6GjIqOreWsza0HnCEtU3UHuaf9s6pgNl6VMOX2uf0VyWunNWrVyfuon_pyHogWzUwRp3phV8y9yGMRk9w2LDOvNUh2mpa88MS6nzmUPopm-7GRsM-S8-DKbeg0MqA6oi9urnAYvu15-zjaw925XbHRSo8UfXMbYHW29tKaI5DfSZkYYrNXmtHsJHcP-0GAEU25Rw'),
	('01a204fd-7714-7302-83ae-4adbdce783b1', 1795380049815, 'wCoT9SFR5E2ChZIxFcYG2DRxn-4Zt4vriCoX6hs7zko0W2KE71gCrjNt0WIWACC3UcYB6meXHBYRUpi9dL6Tj1GFpIRFE2O_HPnOIYPWrr5SEUJONjJu_hb5UhtBZs1GO-irSLLEaA_saxwMAoYvJqZSkoN_MIkSDupVwcaLuvQFnuxByMqXmjAxTIiBQ8i7r7roFFxL9Y2B64FkHCPdz7wAVAsXrw3W-x0vM23c_KfVOC6omliNxFJzP-dEUoHhhzGZ5mFFS-8e0Q8rnurOclY4L6j8rz63NeIpxQ-toPGttL-Zf-KgAndEnzCwM912owbLni-WFz4e5oxZZgsFaiMHf-XQ9jsUvmsiTM8gUa50ibvJg4uREb18Ol-ItT_hj2CIU_-9lxnXv2oNTrlHMyefJs2Txi9Yf3s_2ZFIOY8L8U0sUSumHPw-UbUQet6pE-2c3k372zX2cisXiHXQ_IJ1DFV7sbZFoI93yRoRKw52jHSw5qQRPYM92N4LGzzTVyaDWJKIQEX3YchUdHW7gF7hYTSAdGROW_SEGqLRbLioJHHX85DkV2-VAtiWShn1u24Zb8VMWcuVtEwlQqlS9LZJqvBaw3bCi3Lnpe6FfNZK_smNUfn3JlRRdfAbwZZ3kmgj4z8guai5xv4mdwBMwTIALArwt9PcXSovrDyPcN2ICYWNilyium98yTJaHqexZmc1hAiVt2WwWMQ3NW2CdzH-Ow3JH9MpuWhtO2PUVFiBbcenjVJPPm0fm7sMRSaf1bj7mLz0FHP7VB5-V2Y4KcrKEO1ccdzN4WpjJOsaLpkSek8FwbJM6c6JdSd8CuIzivwEhXVNMLglTAzg8b8BQaL4RChw2m27ZKFUwFMW5Bcoeo6eBAQ77VUlue6h91Nv9u3nj1pgdQgqZqZhGna15T4VOXTR5orJlRhK36ZUWKmC17p7IIMz7B7VdYbVsHhC-4gu-ffDTK2Mi9p2spuvZFdwVS1PEWmLT2BQIGNaypSXOX36raRTCdlKXZjuq_jE53fJPPsWzNkln4qfTGZZgkvTOT6-pqjY4mpkLGvMzeoGpLq0S4InMBvI4Q60s6fp5mbuml3vHlzb1HspeP-I_r3pzG5GYp7BZ3lvI7h74eg7Mrsn4bggedhfbIV2qpwaLw1S3JxQ5EDV7lvTBpztd9iBl-rEgDapLg_MW3xk5du_eadu77ysXhG1gucBBHUj4-d0t0q1RYehaYmXehONEoCX5njMgl3A8OOWC8guzjvIsSNuFcPSIFrcidTQ-4UUbixg3u2uZKVxTNyqnkyxoSKEpjkqYuNenJU5Ob-jSRH7g50I4-0JxV-9bHi5M6wxWCNniWZb102KCUQ1idf2JUC5oGcOKQG3Mf1Rg2xRJKd8FwUkUny193UO32VE08mKdnv5SCCFnSzIduM9XFBYAZaI-vyNYmdVkcaCW0QNoANKeBuj_ddeeXu2ATNxqeAR8G43J4klvfvjpkH6qoO1bGyRfpIF61_cRBnlOj-syBuasZVs--JtmJdu0LEKBJP0OvbTFCjCvup6P-fFwXR4_fpeRwzff6ztVMC7OPUFDs8kAaWThjgjkf9R9cPZfhjDRAUFY41OlBfQg-XzYm6ke0Bu7-ECi_WIFO_UgKnCMZbw1Ex6ci0Zgzh10N7VOLTWGjWxfIxMs8QvqXhgztC5Hkq17HUb3h0DhiJqvlHTkJZpJDl4Wg3jHW5xexvk3o3iRXvdXnp9IQ65wPQT7-c5HlWpbHmwkrpi3o_XjqbA93EIutDpOfmlQjNAuWH18ngJHkyuKOpXI5NGNwoLbdfwsx3bAIT6r8HjmCXVtuU922489n28Wr4nUFD2tgxUQ2LmnUfaRFtnWrY2KhKXIOm7coal4iyhOhmnEm3wIFFheFCxbP6B0ZxaWG7RUHc0VFI4fUubJEfjk00dFBF8dU8MaQYHTcEEbPSL2qj3pgHwByApVkyskwjgFy2CkKwA0RbXEs7go32guSLNOeyl4XiauBZPaTgsFySjZlkf5Pv0sZDwlZgTiCbH358BPesc_bj4wFiB5qGFn2r8mXexNKBclejYHzkHFU7nMEjlfu1LrsPZOmRGQ2a51RPCgDaLaCNlyKLya5gmw_0eIkKTcmL_h4DnaY1BfrZVX7S_IjXGt5sCDz-GzDtWRW-zrwdi2YrsjmAAu0aKNFj4l_YtsQqM7WQzb4xxD5oyLQNjhUvPKFbWV1lXXKNxXo0SiYszWq2X5V29HbXlF1GfEKauifSHGUnJLwIHGN5fFLFyrEcPeZHHXZCxd_zc5_Spw6bjIqPWS002OU1m6MNxyGzJsfm8mT8WhlHZRENLy5wzkwyWQxHTtWeVxIhg7cfibHOh9oDKVdKMZzzvDmpwxJo8xAuxirShiFDQJUu4SYTpteef7ifnHwosgi7HNXV5MYJppdR4uEgQgA'),
	('01a204fd-8a21-7a9f-a5e4-5d046ab863cf', 1795380055096, 'W1aAaISuWBi5Nx4FswRBLYyIhy77TVt7ya34EqPwGwPIGdRhgRczRfmBq38m6PWqLXcSTy0wllHP0lBOD8AKtVWwSb4I2o2hPo7fnbiUjwKnggxMU1Bin9-dMfAslC9gHZw8Ff3ZCyhx_LmmbTQUkRpOXRBsaS-mnGI6Caw6cEyYiR1Q2fZN1FDeizGBZzrmkYObZRF-YnJQNB7NGW2vynpj-AuR6skEWP8QVJ-BijEIQZvErg423Is9RJ2MBz-RMQAYWXJyLZtGLwjTccIMoOeSuIHCeJF5nWd4bNITIojjzk_0zQRh4Y85rhpa4ygZkoZbC1ZtsGoqwqrYdylU3PoERdMT4yPnKxkC0wapYwqaTpUpIZaFjf2TY13_YfZQFlpbxBTsab2f-n_uYy7P3PB3xIqR_rVwEhUcERd17nInbpDh2FUwwz7bxP3MG7uYxRHoA0thXHyluMFb94yAZm7poE00MEImoWNS_fA_V9iZdkwCarf_qFdzh8plVbaCNjAjBfAD_O9cxkDUcYRl4bN2fErmmo6Kk_Z2JQhpN3bQRHaWb3tBmLP7e4dMVrTH1TTV_qQutPKfvnXzTaU11hMZXAfW0AG6iagTLPgY1cdpaQI4bJT7RvkrTag3alS_fZr81zZHSDkP9pvMOTgTAf_PuQuZRtOYC9w7M2UCSMSqsyUeqL3f5cPaAvU4pR7GhaY6gOyQpkP4vuG0At5VugPXcZ3fqG6hRbex0KorPQndlDUxW5B4hcJP07fc5UnmelQpQFFAEkCP2Y1HfCdUKwuEtPEiPHVUezQB6TEfWGvwz1-4tyPelKYTKRa8Au3cGRIrLu7oQGOOvrbwW_aQD3vLJjecytE1vdRc9MrfVG75yLs6k0IRSB6I6-wzAtHF1obLKuv43DVL0P72TFHGuZZuUF3FCtaPwL-Cja9GgSVdUJtSrOF8bLJ_-u5ybzfR9EY2HOTWB8SPKfdmwz7L91ceHylrJUyMLwnAgSNWReH_H3ApOwwFdTQy4UWEHRXe-E--W7JzVcD_YkBCLg7fTuP6OjSoBovn2KOS5M_seVu8cKYRqgE-GrBen1-8IiPENh4f8FwteRG0ULd1RYTTxZoOKOw8Qb2ET-p1Zx5HFfKyL-MlH0-rXENR7f5QA_GerB9-8vcyOdA4G3-zBJroLW9yS6g2GGo3SAcqbpXKa8MsoZk5pnBeHsQ-Iud0nf2FDEmWjQmoUuqU5iVTl-q9rk7aK6hI9eowoC4h8x98VYgYKLfmCuB6iMK29ntKIKvj2A9k8DC3QTALeU7bU3F4rKCh3JrXUqXimji6du_Xk5tZSWWewPKP8bEB5Mxb4SyxmXT3xB-YzqLxSv7R-rhM_OLPdJe0oQZFKlSO0oOAsvTultnBHEcY7AILtJ4sauToXAmf6o4-GVDW0W1LG6tNZOihA93zOszgdSjCF707OW0SsfzOrx0cVFotpEz0EGoyOH_oldlVH484W5uYkbriT3Fzdu6F4p_GxRsfopdn_hF4NVVoInIW6nRgq5CefAcE6akF4TpIplR8C_-wK1sBdTIxQGOMi0lbzbrZMWI1LrN-aOCmtCewcJTbpoOrWzVI29NbAghHewGhjmzKurnEKM04STFt3H2DjlwGDDfgDA6T6ilR81QBFQayy7GUjDg69Wxb0Od4VlzxOaTCIsLbVW0ZSl8Fh6rWOsphfmzbSxtK4rTHAHCTiHtmV1zmH4Ts7tETX4T2juT5mCqkVTmH8xXfF0L-060hDWiIfxB9lWAbMpAK7zE1DOhslBDBpORfnpbcuhy3oAXrzDRXHrctyyboh6OmG-5TUudyTxln1sdfMb7g-6A5h0dQ-5nuabfhx9Cne0AJt5uLS6i5zmkAuA3W9rdQOQtt-UK4wcnheKAGS_OJq9zBIp9_Hk6b-NKeNenY1yk8e7y8eOq1JK1EP7jtdOLb6RhIqN-ypEPC8xrTeL2lXiBenWsttFt8Vs8AbSpn-baJLxSznYP4l-pGYJHIPTSOEQ4wgYXklN7f6H8Y1H6MmO7CLx9GH7G4nmbbQuIcfi0Ow7MmvxMWwyjq1_jr0tvO7kDBAU-SLD6vsTiM1apgBOYqvtEAGfJkqejwAGEj2SWNk4YIV1vbcixzO3TFuPi1zshOWMW_T8aqde6pYYphMZBkDtlzPL2Nz64TlGRREDCyTLTJswixVJUKqQQf-Yb_PCjLiWlWbkUZl4eMETRnP1Inn87-f_bHFBiniP-KZJBRVdDfzCRbUFCr4nR1phvsVRPDgrg-r-llEnyKiFVVbcTcsu2U2IFGp8PfC125afO370YRrM9VQ25jLAZERZrM1Bgw37Wiyxs8hN3zLd8rN2p98pJWFp7rHtW-Jy9UDN-2ldW4JW9PGIrZmLY9oToJGWBu4ADW85Z13tkH4cYYkYuc6BKe_01MQm4rjT2MZNFZNiE7radFR8AZ-ZzrjT0nuK311GTUmEj3'),
	('01a204fd-9f8f-7f02-a58c-bd8d3fdecc46', 1795380060069, 'OA5DWOmjGHFJOKGwHcgdD0i4LTqEvFkZvIxgrF6gudC1vg3dlSaKSZ1lNetHwniAMEAPjePma3Ef4rlpipULtha_yGD4OMqpuPGjHf-L7BYd09U7VZnMuct4JRbyFN6TaJtSt8_KepSnwRGH3YfKA3bMeCC3Nc_Bm5m9Io1aC2UZdRxEQGeKQpwxvf288-9JQdyNFni-L-PZBy1bMKpdDICoyVWO9Pyk_z8JtC9HbWoT4dLk7NtbzUYwY27yozy7lTEbUgDb-sEJ9bHdDXZN8UpK-nFDqMM0a6iVokrRWiLeKMGjH_MGh7SLgNauiv6jxfRtCUfcsKmq4_NdILsLvgMGaD92Z7-1SFS6YlZ7heo5v9-897qqBbQr9amM0ufOLiiPn7ABM4o3-U-diGOibaesbTnMqky0BFjW9JmCVwUMd8mXlwQlTYDIirhw9-ny1XAZHfF608g1k0HnoBEDYZVeYAmRs5aHjsd1S028G_jeME4WC41Y-t0NB8JKeKq6tFA7oPXd_SKnJN4ghkO6BHTtkt_qbatciVndiVQd24BeWHYtgN4gtE4ztHhfwQOybknMQMSriCpNGij-1cIx39ZWlo4Oqoow0vl0aX4h2_2T4jAS7ITGzSMjHsGh-KYPXGxRKW9OIzxA2bJOvQ-xGXjESn5YXpW9IcL9CY9Xjd8DLlCCwf8-g_YBNl5CQ8lPfq-etFsq6kog7CDBdNI9UZ1XTGGyfvGMQucyAYLjtpqNMxa6uklW5qm5n1RhXK35zrg_bhtiKlielyvEMW5tku4aJPJtOz-GrDPfrCNz-cl5_Ebr3vAo7kcXvYoNi5lVpoD7CrfQQQpQOUdbDely0opDzID9_k3JkrRKFyFhTJcPt1K-Abp1Rv2iQOMQEQ_vtUna2qT1UKelb7cKNEp946Ba6hT6PGNLkgYrSEUhYlzR_jOO7UXz_prfD9EjyTWIyhgF6Dme5UkcK4xHh5Hc1RcHg8IVKehgUeMjlKsRhKIgVXB_S_lp2BlZGW7zTapqYwXRisLmxNOF6UYp-ilCAUaJsKNhR3ap1xc_EwhQQJeFpV_gJCvtPxyE6xmB6SnWVDN7Sbvu0PC0EwJEvTFx0GeCGWvApTWJVLa9CYP_71niVJL6kkI44jRsOOB1bPREysGveH5MbVp60RxE_EtQ5mvoG5DXYo4odehxwUo34Y8-E2epX4KxAs2Zn5LAaWcPzHXu7c-mXFHHc5gx6UtxfL3_rznN-6ggxCr4ZZkeOgbcMqOteMFxuuNTxgpLSFpXmzcrwRpbT4qkJCz0CPSdmPYB9xPTYP0dqZ7lj9oFv4wB5npTqXu5nv5INAR4xcplgqEoNmEoPjqS_UVfwObLNisUwkwddBWQREji2paJ4Lz8bfYQrahDogXTLzhH1moC-IJrgu4WydzT750MPKInWTa8hOTj1jxe1SkGL7gXL9kbQpCY0tupmYEIzRV98q9XtlwCsAUAHrS5jc5V2CQlSSxHP1l0NAFs1pFe9KvlosQKB9Y9SKeDIFopT4FwVMmWaYbbdBusHkLwB44E3p0OfMhkiz89kcvtFHtfj6S9bxk_v2aq9PiSoXNmwnu2byMPqffokWQQhH6rQ5rXyYG4s-Ys9f8P8m5Qouhtcy6z5AhPGe7g8uZ7WSnMO5ajqY1NwRKjQi9qp3kT_RoGR-CLxy-JUpeVvOffTpR5uPXFQa4KwSoRVPuYt4y2KOzbO0XXPNpNDRhelpWsuWjltVv9qmNABArAZ2a7wCO5n-YGZmAM8n9bVMSFZR0BXhD4LsoIfzbHMVf71MX_BbME6hH702DvavS3kaCEHSYm-7WQB2ZCD0BRE_4I0J91lGT0sKZ4IqwqUmJ_SqtYK142t9ydcTiU6oI7Disn_bhJG_vMfAJBLZIdmF6Hr5XyRDLoAWPXPNVBBd4IwKvsZlkbD0rYupCYNP7VngsaPCiWXyAc9xRJBFxv1GRIzoQ7W9lL93ajCYLiyhZ-QvcNJ_6U-OFlzXbdh9UvNelxnSfCwZ5KW2ZlTiX3U0WvJRpArKnnFu4Go6TCAPu8rJ3dHsRkxkH--82Mmk8KQeuHfop0MgoJjpyae5GIhbshzOMFLABiAfikkibt4tRhuoaAKrj5y6aWrE6wu2VjoR5YvQJaW3ioxF35VRgNcmsLJFiCnQ'),
	('01a204fd-9a2c-7e23-be26-22ed40be85af', 1795380060069, 'M_8mvE6IIAbtv7tyXivsIS-yE63VF2zhXPnnAwklnEil-cY6QOH3RwM2Jjtl2DVNlB5c9TUtWxp_KC0viVFpT_v-OYOhLS8kuIhPL05OObvAdnKVOth-5gXV6LJsOCtNJ3CTamNArnAglKHwL9M98bvyPM5TqhcN3KTcXwWfKAU2GnD9b0-mTASqssU1T0z_emdzI2UGzL7FHnxJVq2QID_ddcqQ87wW3CN5_epZRdBqWiDd3C1edwnk01c9WgeU4YjmTbxQVmDzhi84_sYwVAD5qzqEexY1pH8Xwb_fszRIEo4JBEHUc-bjt7DKCmZdTBr6EHY7AHdZo6-VjqDw4HD1SEsvg-gRw1IT-SOE7e6Y-GLCRd0TS37zyRFHLuz5uGDtDEZY3892lE9H_zIwBtRA-FiZUNPj2ByOebbA04PC7qmBM18jOqRl81-9pMaQymx6BvAB76sFqaH7-I-DAh6orsFMIL94IVIAclwRvTYG7a2TT0Z7tl6ZXIt4wq913Jh7ajw8ueMhqIC2Axk-fOXb4ImWjLBX-jxoT9yqQ1AWkUM9F2IFdSLGrlBFTczwb3g8Fr_7smgTeuTIP2YEsXRvv0nyZz4F2o1RK0713F_58dW1cJMHjPPnUQJA8yxDJJnctBggUyS4BXx78SXADVAIxnaKN7OAFs-T33her0PeEecjvBYbD5KinLohD-S4QyHDUXqnndQDfIxdKhq94-OqlW3xZtcDmxEQQNXCrv4zHJbzwREJ1pF_aXJarEqvGNK4d26PPWpDEDcJmcVn5BL29JvkuPJtdUqoKbTxGlzXkF8YxvNp-wdxBdBK5xrD5eMDlqDYOELkTMFP8jrQqBLiEWgjuykIRQZ-J0ZEZdX3XTvddzy4M6Anp_dn4kEidVy15zHYsAFU59ENqosG2NGHBAewZiuW_TPM91_9YjkMNPDTgNRzq1CUrAZ0WZWtOM2xNBLnEDHEw31M-SvFxLqcs74Qs7ZlDRL9RcQgtQBbk94T6zNTx7hkk30IOCWLCLRLcUC09GsbnXebdv_gQdbupBM9Uf8EkpEtN2ImfUoeCY0LrvR5mIfrBFPzysFRCeMm5_WnqcbHPbd5Fi2XbOIsQeaRK2uw85P5HVG3vaY33ZXrm6mxOvAO9b3ThZybKekG7xlznG04prgW4PMXMHbNVmTBktxvtIqn_AzYX6N-b0WeOAxqGWH_GdKc5iOY10hX4XnxEvdBXFOD7OshyRZ5u8-fiZ5yb-Cf0p3TqywDTtV7iDgX9RRyh1s-9KeF-nVq_tu3Q6yispxTeyon4PD4jb9qbnJCqkdKkvDFu_dQsqXv9N6Iz2JLbxnP577QJn9Yp-bjYm_R2EIyuRVxs24gBVff5Wf-zr8-ZkFtbJ_TXNfhs7Y-xezizvwZ_wMNg2-SExYTrGKtaGaFSGs2bHlyOstS0nYS19WoDD97M_X4SpagXKuwCgmXuzrJyLWwqpYcsb-XfCiWAF9PZpnHr79l72KyIjFdNSWlrUbrvpDE7ksMOoOrtf9gyjI_Ki82U7wbGwMI713U0Nh9a-B71EMbzYFhY9FRoCpnGBHprl0eiUqRecSJppKF24Mfgrgdj1HuuNgDNgTXZ8UzF06DkHUCPAi0i7UqDfVBQQLCaMOWgt3XQtUu9IXg_JYp9nba31k9B1wtQG8i3Ys74xgvFelDQeJrdENAGeKOH9_rIYzD6mqt7NuxCMvFG42aHmuMjqT2uu8Yyc-hqnmQUCm1DKzx8kmMmLUXfXC9oR82c_A2YplRfqM2XVuwVZ-8zj9a3dMQ_acLSNhic2BtQAPrXWbll0OPq_JWB83XmPC8alo-tQrOIjkATSHA_rtgnkhGFOsPwYm8klCSqVer0sGvRdPN8WuuOYuh-TT8Iv8qzF4Xw3h73QesZ1Rz7QcLpHVigPd47FO6MRb32qj4SAamt_btKqUFcgDw55tHeNaaq3y885zrfHQj6oJF7LUQ8pJjbzKCdBlCtWyLz_EFMCEpnrBfHRZSi4UF4kstpYd9Yty2FIGJGUbEQvFyM_c4kN0MG8ndUhMKsVXXPbytdWu2SMSt8vdkU4ORdeC9N8Y-mLN_4fMCmYcRgS_OIGJeovCWiC-RiylwQr-vAuhXgJ10hdbnvc4D7GPvP3VcoD7vqL6jkKTYObR9nw'),
	('01a204fd-9fca-7f63-a70e-169c37992013', 1795380060116, 'GWQXp8oBdzn0YOFPpWzeZANio81qHby_DZVJ86soAIRm1DRBEFd98Ez7Kfw11YiMsxiwXppwU26FmvJvhFMiskveaiDgXkXZO77vupSRvdvac8lNKncOgu6ImNJccaa3lziosz_Ogc0PGXRYZ55QqvbEGqcNplp-WdbhwbmoZ5ZfYOxW-R7zs4cLkEz6yPO225WedZEkgMDzzwkxQ76UEAqTtTMpo8hKZlFZmj002suuU_YkPecbbUnchRgNmRHtHi7grNzMJaQr2E03u99lcs1R1Oa_8w696IWU5md26Bm_VtLbAFD8Ry3Rpr0AbICX0VXzyzFp6PhX2I8FXVIesJXinkmwe11a5WkJNXU9Pgyhwdr0pgUlJuIg9YVpUAw75mUY0b7CGARzj8eC7sCwoRuAnRkRdduFz9DB2hWcTgUKkM0VVhh4k7DHJcP86oSF4jTihSkOkR-jTUKVI5tPuN8y0G4zsY-u-bP2IRzbFm4rXm494wk0-BUWgsum4z4U2Ewx9mIa_4hPojyh8ebqdnLpy1qRsCISOHn5gSRdIJzAzU7Tusw9UjNGVmVWT2A8KxuNQykh9OLL5BbsS6BThxEgGav5jKZ8TXd-kG7kqe28MPjYAr0N2K7kHyy4Dz15gpTTn33nyO3PeDVyVW2RFlsjIVsyoKxEoErDnSrTjCiKsC1B8R6Iamlps0Unlx-r3gEeEXlxIU8FF7hqqktEVUMT_NpSiZ-5JkbYLx5TopL5aas-TlSfTWt7t-m9nCKR0EBLcC0P9T7GXCSEHORlAGe4UyQ6K8Ngpp-NvwvOaWnAnLXL15z73ZRz61x3lPB2kH3LZVCG_J4rYL953qUFgP83R5xsK-1Ew86s17t20DuYRk6wjppUYxYuC4EarFDl__o5RojV6XQzKesgt5hTrLUhkimZsX19JIPogQ1lcOrVEcs39z2emBWL02B7Xx60SZkLgZ78Z7LGDZ11amsifCFdwj4H2mW4dj8GnsIoRs7hhJ-76XJi3kYiA_ZF3sv7YnpCedoWYX9M_qlL1e59aw9MP5JqEdWjfSj3gcoUXW0wKRTSyIRHY9aXqM1RZ4A0SWxfDNxoovpd-S6T57wnbmsjQCDzthdrdcmqQS-Ft8y6C7PTLeK3phSJ5vhwWnFeMFdAa_NJi5eg4uE7OTYhCRiZjzLs3OHwcih5jirhjrTy4aycWEqFXpv_I4qxflBHCRbzsk7eUGDKoh3r0qlPMfzZrSvaFbDXG04EiIK2Arp6u4Qm_WWjnZXhOfFxs9oyOBgcdqLBRqfTcEASmZVhYP9RpBFbYPxKbi-9Dmb26scWKDGbmOczNwwCXN7_svz6Z04rNsbu2FtPEMWxiiPcShY5imw4-KmpQNIbCE0dNr5wlWMj-oHnUvW_b_RnShRDrd0BlAO0c8gOcVPYxY9DRJtC8EZcfMEZgBhQoIo5VnQv0lqzHvzhH7J6WvnILjNSx9a159wrA0EVIaFoKjarb0gxqNcGsSudxtcxCUOomFlNBr73f92geO84tOJCiEUu1Hbt_b3y-sjwFShMzS0hHFNJyPlZdNdRuW4t-opg1n1X_kdpLPmdaSpZ6KxeHKE1-gaSDtbqo4uOKaxRY2NmcODwyD3_Obr8BeoNECGbMOndQl1H4zhKrpIxclN7VVG6jDicp4zJGWDpb2ccPdsfm2PQECjFIoJHbtOqiGOs4dwsH3vBEV-9oalc0PcXy5A-1JyIp6do0o41rbHMCDxfZi3rDxrf4_FmHBKvZO0hG-rm_QYixiDknJbbhi0P7v-QwhOt0pcowYmjBHTXICEFI07XYJ1TVy5bxP7CiKJlgztcrqn6ohgQBVh1RG8uEqQUbp3_LgVxTukfqW0b7YUIWWb7Y0f0188QZGLMp1OWy7XsKcXP_uFGSfRRDWzx-rWla-11_6ja_vH1ZidzXQLmjvgPgaiDgcW6fnNIizxMhi5TcDdUtTefJexOXiZsG7hxqB5UaQrn2Q1d9aiKsQZZkKUwp3uMi4tTOEHI29DsB83Xz6g3QQq-6Qcs5Cu8AGfrbIBkAiUt1UbvOo-oqBxA4ntKUIa793Xe7S5AbTOfKuzTqzcZHRCxAT7ZbIOaWZBrTGk9EH1C32XBChugQ2x7FTmiuq31ewFyuMK7zk6UNG-fniK90L4HcHzo_km_dx92PWq-QKAzvSSxAnMSkYpd-nf7mz6xLgHxqgPBxM1vp--QwyZrVIfLNMsoUEE0G5dLgYgGV1oB5iJEANdHNn1uRxzcvVUoqu5wz-jl9XUcmTZ57hP8mk4kbA-vvQakZknVi5fA44AJF4R6ieubFWNmdCkbkZ_QY-Nk07uqVZNUmgvZwKvcVjzNPWFWFuQo8rkm0YcRWtStijU4SDHCQfLaFe7hX2OVDDcpcA');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.migrations VALUES
	('0001-accounts', 1795379932612),
	('0002-mail', 1795379932612),
	('0003-practice', 1795379932612),
	('0004-google-and-recorders', 1795379932612),
	('0005-reports', 1795379932612),
	('0006-recordings', 1795379932612),
	('0007-contributions', 1795379932612),
	('0008-reviews', 1795379932612),
	('0009-take-states', 1795379932612),
	('0010-words-of-kept-takes', 1795379932612),
	('0011-words-without-an-account', 1795379932612),
	('0012-judgements-without-an-account', 1795379932612);


--
-- Data for Name: pending_blobs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.pending_blobs VALUES
	('7b93e26d5e2eed2b72710dc5e995faad342efef96c9a402fc50799aa2096caee', 1795379957320, NULL),
	('9724e99dfaab04a8edc4f74fa79482a0df4ad295a51b45b15cfb098998ec9065', 1795379957375, NULL),
	('cee4fb5114275b6feeffa1cc8253908c3920918199cdcab037994ddd4adb3372', 1795379957415, NULL),
	('4eb08ebb58c98a5543b54c0e13f3fb98c077d52a0c681e720d18757ff1952e91', 1795379957476, NULL),
	('613c2f8a3412a883663cbca1a8222f04b15707bd0709db93d770600cfb68184c', 1795379957503, NULL),
	('830c6f9453215c08b1249380086710f71b2358c5e8385a59b0e04408b4f39184', 1795379957522, NULL),
	('7b0bee35efa044568c2d1b36ba837903141ffa99fa1b255249bfce5612df3d52', 1795379957545, NULL),
	('c6a1736899870eebb7e02967a9a04b5fb93a1849ede9db0d53f7d5f5e1d3e967', 1795379957584, NULL),
	('988e4c9a39705b95f6a6d60e330a40a8c21595196ee176e98bf7dd85942c5b6c', 1795379957599, NULL),
	('4e07af1851163afc1cedd2db21d693c17dbd05b183086225f59b740e9c2f53a4', 1795379957620, NULL),
	('3506291559a8c8d52d7db3eb38c926059c4e5fcb0ba1a886cb16877f2724108b', 1795379957660, NULL),
	('bf466c8cf3f0322789bf6eb0c5761ef8d25629384b4b9fed7ade066b45305173', 1795379957696, NULL),
	('19c3e05d514438669e7249d28f1b04f771f0fc4c3dd9c494bd3f1ddb3d36be64', 1795379957728, NULL),
	('23d87644499abe331d919cb5887dd991352c5c5c9a2628ad9bd3913ab4d76853', 1795379957762, NULL),
	('5b9be279d88d2c9d6c5c06933f52b4fed60f3873eb8585b2a6701c67d35b6d1a', 1795379957784, NULL),
	('eeb7f3eabb4cbfc0ae4e3006bdea19373b2f7a4f6936310bab1fc28d1c6946df', 1795379973712, NULL),
	('a87b9dc52be19957a214a80a9cdf1427cb7696f93e4a300512b367a117b4a566', 1795380001906, NULL),
	('6da7d7bdb258132b730ca6144a911eaf3146bc3a9eb2d94a1574341bace4f69b', 1795380035009, NULL);


--
-- Data for Name: practice_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.practice_events VALUES
	('01a204fb-b308-7a81-8de6-bc0162f8b034', 'f7562e3c-614b-4e32-bf76-6dd8aa51ea5d', 1, 1795379934818, '{"type":"review","id":"f7562e3c-614b-4e32-bf76-6dd8aa51ea5d","answeredAt":1795293534809,"course":"wes","item":"wes.i","skill":"recognise","exercise":"choose-meaning","rating":3,"verdict":"exact","outcome":"correct","answer":"x","tookMs":4000,"session":"d83cf464-e628-4d67-b64a-e3bb31f519e6"}'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', '414e430c-802f-4d2c-884a-28522f26fe7e', 2, 1795379934818, '{"type":"review","id":"414e430c-802f-4d2c-884a-28522f26fe7e","answeredAt":1795293534809,"course":"wes","item":"wes.not","skill":"recognise","exercise":"choose-meaning","rating":3,"verdict":"exact","outcome":"correct","answer":"x","tookMs":4000,"session":"e033c53d-b306-4bd5-a6b9-f999d6f58b90"}'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', '658a44f4-f607-4732-ae20-84a5b041deb4', 3, 1795379934818, '{"type":"review","id":"658a44f4-f607-4732-ae20-84a5b041deb4","answeredAt":1795293534809,"course":"wes","item":"wes.know","skill":"recognise","exercise":"choose-meaning","rating":3,"verdict":"exact","outcome":"correct","answer":"x","tookMs":4000,"session":"793905cf-674f-483c-b5b5-0a1d2adba7db"}'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', 'e1029e41-e3a8-47c0-b0b2-3076a66a8539', 4, 1795379934818, '{"type":"review","id":"e1029e41-e3a8-47c0-b0b2-3076a66a8539","answeredAt":1795293534809,"course":"wes","item":"wes.can","skill":"recognise","exercise":"choose-meaning","rating":3,"verdict":"exact","outcome":"correct","answer":"x","tookMs":4000,"session":"6d7ae8e9-e607-4150-8b2b-c73957bfbae2"}'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', 'e22d8213-fb9b-4baf-b018-126381f9d690', 5, 1795379934818, '{"type":"review","id":"e22d8213-fb9b-4baf-b018-126381f9d690","answeredAt":1795293534809,"course":"wes","item":"wes.table","skill":"recognise","exercise":"choose-meaning","rating":3,"verdict":"exact","outcome":"correct","answer":"x","tookMs":4000,"session":"b9f157b4-8b41-4813-b205-304e88aeb331"}'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', 'ae5d6238-1459-4307-8be7-9e854fdb1106', 6, 1795379934818, '{"type":"review","id":"ae5d6238-1459-4307-8be7-9e854fdb1106","answeredAt":1760819934809,"course":"wes","item":"wes.s-i-can-carry-this-table","skill":"recall","exercise":"build-sentence","rating":3,"verdict":"exact","outcome":"correct","answer":"x","tookMs":4000,"session":"0ad64905-ef37-4586-ad0b-9463568b0206"}'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', 'f1ee793a-90d5-44c0-840b-37b55b435d9a', 7, 1795379934818, '{"type":"review","id":"f1ee793a-90d5-44c0-840b-37b55b435d9a","answeredAt":1760906334809,"course":"wes","item":"wes.s-i-can-carry-this-table","skill":"recall","exercise":"build-sentence","rating":3,"verdict":"exact","outcome":"correct","answer":"x","tookMs":4000,"session":"836581ee-cf1c-4a74-b750-5c5bbcfe299d"}'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', 'c7d7f465-5684-4f47-a2fd-7547aa1a4347', 8, 1795379934818, '{"type":"review","id":"c7d7f465-5684-4f47-a2fd-7547aa1a4347","answeredAt":1761251934809,"course":"wes","item":"wes.s-i-can-carry-this-table","skill":"recall","exercise":"build-sentence","rating":3,"verdict":"exact","outcome":"correct","answer":"x","tookMs":4000,"session":"3ef612fe-e4c8-4ce9-81da-e33cc000d886"}'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', 'dd464693-62dd-4f24-9a4f-fa4a6a999952', 9, 1795379934818, '{"type":"review","id":"dd464693-62dd-4f24-9a4f-fa4a6a999952","answeredAt":1762547934809,"course":"wes","item":"wes.s-i-can-carry-this-table","skill":"recall","exercise":"build-sentence","rating":3,"verdict":"exact","outcome":"correct","answer":"x","tookMs":4000,"session":"de15aeed-64ad-4a15-80a2-c5a54a4f3e35"}'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', 'f1476866-a7e2-4208-a6a4-42bd5e9e5c21', 10, 1795379934818, '{"type":"review","id":"f1476866-a7e2-4208-a6a4-42bd5e9e5c21","answeredAt":1766003934809,"course":"wes","item":"wes.s-i-can-carry-this-table","skill":"recall","exercise":"build-sentence","rating":3,"verdict":"exact","outcome":"correct","answer":"x","tookMs":4000,"session":"296e282a-253d-4212-b640-3758fc661634"}'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', '0915dfa2-e4d9-4efc-a328-16ad6e9cd7d9', 11, 1795379934818, '{"type":"setting","id":"0915dfa2-e4d9-4efc-a328-16ad6e9cd7d9","answeredAt":1795293534809,"name":"current-course","value":"wes"}'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', '01a204fb-d18b-7462-acb3-c04f44db3e24', 12, 1795379946822, '{"type":"review","id":"01a204fb-d18b-7462-acb3-c04f44db3e24","answeredAt":1795379941771,"course":"wes","item":"wes.hello","skill":"recognise","exercise":"choose-picture","rating":1,"verdict":"wrong","outcome":"wrong","answer":"wes.child","tookMs":1365,"session":"01a204fb-cc03-7088-893e-90584f2f9c4a"}'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', '01a204fb-ebe7-77b0-861a-9a6eef981f81', 13, 1795379948789, '{"type":"setting","id":"01a204fb-ebe7-77b0-861a-9a6eef981f81","answeredAt":1795379948519,"name":"current-course","value":"ewo"}'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', '01a204fb-ebe7-77b0-861a-9f1ccbc87841', 14, 1795379948789, '{"type":"setting","id":"01a204fb-ebe7-77b0-861a-9f1ccbc87841","answeredAt":1795379948519,"name":"enrolled/ewo","value":true}');


--
-- Data for Name: practice_sequences; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.practice_sequences VALUES
	('01a204fb-b308-7a81-8de6-bc0162f8b034', 14);


--
-- Data for Name: published_recordings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.published_recordings VALUES
	('01a204fa-77c2-7a42-aae2-8ca92fcc4760', 'ewo', 1, '7b93e26d5e2eed2b72710dc5e995faad342efef96c9a402fc50799aa2096caee', NULL),
	('01a204fa-9702-7a5f-bac5-3fa14b67e854', 'ewo', 2, '9724e99dfaab04a8edc4f74fa79482a0df4ad295a51b45b15cfb098998ec9065', NULL),
	('01a204fa-b642-70ff-8494-da02a8bd6bbf', 'ewo', 3, 'cee4fb5114275b6feeffa1cc8253908c3920918199cdcab037994ddd4adb3372', NULL),
	('01a204fa-d582-7837-aa45-d6b3bf940819', 'ewo', 4, '4eb08ebb58c98a5543b54c0e13f3fb98c077d52a0c681e720d18757ff1952e91', NULL),
	('01a204fb-71c2-7bc1-9d1a-ecab32b7911b', 'ewo', 5, '988e4c9a39705b95f6a6d60e330a40a8c21595196ee176e98bf7dd85942c5b6c', NULL),
	('01a204fb-9102-7a11-9610-0948b1b339d2', 'ewo', 6, '4e07af1851163afc1cedd2db21d693c17dbd05b183086225f59b740e9c2f53a4', NULL);


--
-- Data for Name: recorder_invitations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recorder_invitations VALUES
	('01a204fd-b425-7ab1-8255-7e1ac1b7064a', NULL, 'invited@example.org', 'invited@example.org', 'bas', NULL, 1795380065317, 1796589665317);


--
-- Data for Name: recorder_languages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recorder_languages VALUES
	('01a204fc-0de6-73b9-a6c5-92450a31f0b8', 'ewo', NULL, 1795379957222),
	('01a204fc-0de6-73b9-a6c5-92450a31f0b8', 'bas', NULL, 1795379957222),
	('01a204fc-363b-787f-853a-77d12e442ee0', 'ewo', NULL, 1795379971274),
	('01a204fd-76f5-7964-9fbf-9986ea407e97', 'ewo', 1795380054552, 1795380056382);


--
-- Data for Name: recording_sequences; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recording_sequences VALUES
	('ewo', 6);


--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reports VALUES
	('01a204fb-b308-7a81-8de6-bc0162f8b034', '323a3677-16f6-4e8b-b769-15f47b6079a6', 1795380057263, 'ewo', '{"id":"323a3677-16f6-4e8b-b769-15f47b6079a6","reportedAt":1795380057260,"course":"ewo","item":"ewo.yes","recording":"01a204fa-77c2-7a42-aae2-8ca92fcc4760","reason":"wrong-sound","answer":"","expected":"","comment":"Another word"}', 'ewo.yes', 'wrong-sound'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', '94484265-9de0-43f2-a52a-67f8ca83ac55', 1795380057263, 'ewo', '{"id":"94484265-9de0-43f2-a52a-67f8ca83ac55","reportedAt":1795380057260,"course":"ewo","item":"ewo.day-tuesday","reason":"no-sound","answer":"","expected":"","comment":""}', 'ewo.day-tuesday', 'no-sound'),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', '52a1659a-f136-45d1-8368-785b7dd62738', 1795380057263, 'ewo', '{"id":"52a1659a-f136-45d1-8368-785b7dd62738","reportedAt":1795380057260,"course":"ewo","item":"ewo.day-sunday","reason":"wrong-spelling","answer":"","expected":"","comment":"A tone is missing."}', 'ewo.day-sunday', 'wrong-spelling');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('6se01sN8QFjnNVIe4ENZQBwLF1PXcfROB_2ePLXhazY', '01a204fb-b641-749a-8339-2c9e93b43502', '01a204fb-b308-7a81-8de6-bc0162f8b034', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36', 1795379934784, 1795379934784, 1797971934784),
	('apt3Z9kpfL9-190cFdr8hx_VYaLBJOca-Ixv7KOfaMs', '01a204fc-44cd-7f78-882d-ed6b5e7c0885', '01a204fc-363b-787f-853a-77d12e442ee0', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36', 1795379971276, 1795379971276, 1797971971276),
	('LI8ov74upYHEgx5xGY_9hRkR2Sg-tzU7Pi0TGVvqvBU', '01a204fd-6192-7d3e-95c2-cd38e6018a50', '01a204fd-6142-72db-8312-df5c3111e0d3', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36', 1795380044162, 1795380044162, 1797972044162),
	('HVvOgxAuloUqb0YLdw5GfwEIk55QvCUCGpw7TGgQifo', '01a204fd-913f-733b-8623-8225ccf2eae7', '01a204fd-76f5-7964-9fbf-9986ea407e97', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36', 1795380056383, 1795380056383, 1797972056383),
	('hAyreJUXHgb5wuustXzIHtPKP9oriqv_v76IL-4fBW4', '01a204fd-949d-7f85-813c-4e00ffd04804', '01a204fb-b308-7a81-8de6-bc0162f8b034', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36', 1795380057240, 1795380057240, 1797972057240);


--
-- Data for Name: sound_reports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sound_reports VALUES
	('01a204fb-b308-7a81-8de6-bc0162f8b034', '323a3677-16f6-4e8b-b769-15f47b6079a6', 'ewo', 'ewo.yes', '01a204fa-77c2-7a42-aae2-8ca92fcc4760', 'Another word', 1795380057263, NULL, NULL),
	('01a204fb-b308-7a81-8de6-bc0162f8b034', '94484265-9de0-43f2-a52a-67f8ca83ac55', 'ewo', 'ewo.day-tuesday', NULL, '', 1795380057263, NULL, NULL);


--
-- Data for Name: speaker_credits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.speaker_credits VALUES
	('01a204fc-0de6-73b9-a6c5-92450a31f0b8', 'name', NULL),
	('01a204fc-363b-787f-853a-77d12e442ee0', 'pseudonym', 'Tara');


--
-- Data for Name: take_reviews; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.take_reviews VALUES
	('01a204fd-91d4-7674-99c9-491a40fccbd9', '01a204fb-71c2-7bc1-9d1a-ecab32b7911b', '01a204fd-76f5-7964-9fbf-9986ea407e97', 'approve', NULL, NULL, 1795380054552, 1795380056532),
	('01a204fd-91fc-7de9-a53b-41d83fd4b20c', '01a204fb-9102-7a11-9610-0948b1b339d2', '01a204fd-76f5-7964-9fbf-9986ea407e97', 'approve', NULL, NULL, 1795380054552, 1795380056572),
	('01a204fc-0e58-762d-a106-fa78effe5f69', '01a204fa-77c2-7a42-aae2-8ca92fcc4760', NULL, 'approve', NULL, NULL, 1795379957224, 1795379957336),
	('01a204fc-0e88-7074-90ad-9ce168249fb3', '01a204fa-9702-7a5f-bac5-3fa14b67e854', NULL, 'approve', NULL, NULL, 1795379957224, 1795379957385),
	('01a204fc-0eb8-726b-ae94-d8ebc8a8e6d1', '01a204fa-b642-70ff-8494-da02a8bd6bbf', NULL, 'approve', NULL, NULL, 1795379957224, 1795379957432),
	('01a204fc-0eea-7686-81a8-84076558b92b', '01a204fa-d582-7837-aa45-d6b3bf940819', NULL, 'approve', NULL, NULL, 1795379957224, 1795379957482),
	('01a204fc-0f06-721d-b997-8a1496767ddc', '01a204fa-f4c2-74cb-b216-9812b4b9d979', NULL, 'send-back', 'noise', '', 1795379957224, 1795379957510),
	('01a204fc-0f17-7761-9d2f-88ec729581ca', '01a204fb-1402-7e1a-af07-0533eaca93c1', NULL, 'send-back', 'cut-off', '', 1795379957224, 1795379957527),
	('01a204fc-0f38-7060-ab3e-e764214c6a41', '01a204fb-3342-711c-901e-a294d78e9a72', NULL, 'send-back', 'other', 'One hears a hum, and not the word.', 1795379957224, 1795379957560),
	('01a204fc-0faa-743d-9858-92553ea8b0ec', '01a204fb-b042-726f-a50b-a85384a5e9d5', NULL, 'approve', NULL, NULL, NULL, 1795379957675);


--
-- Data for Name: takes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.takes VALUES
	('01a204fa-77c2-7a42-aae2-8ca92fcc4760', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'ewo', 'ewo.yes', 'word', NULL, '{"archive":{"sha256":"7b93e26d5e2eed2b72710dc5e995faad342efef96c9a402fc50799aa2096caee","sampleCount":7631},"course":"ewo","item":"ewo.yes","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379853250,"cut":{"start":0,"end":7631},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-7.89949436526385,"snrDb":52.992584048353486,"durationMs":953.875,"spokenMs":350},"gainDb":-2.159353695571383,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,0,-1,1,-2,3,-5,6,-9,10,-13,15,-18,15,-24,20,-23,26,-30,31,-35,36,-40,41,-44,34,-47,45,-45,48,-50,50,-51,51,-51,51,-51,51,-51,47,-51,51,-42,51,-51,51,-51,51,-51,51,-51,48,-51,51,-50,51,-51,51,-51,51,-51,51,-51,51,-51,41,-51,51,-42,51,-50,50,-50,50,-49,49,-48,48,-47,47,-46,47,-42,45,-44,44,-43,42,-41,40,-39,32,-37,38,-33,36,-35,34,-33,32,-31,30,-28,28,-26,25,-24,26,-18,23,-22,21,-20,19,-17,17,-15,15,-13,15,-11,13,-11,11,-9,9,-8,7,-6,6,-5,4,-4,5,-2,3,-3,2,-2,2,-1,1,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', '7b93e26d5e2eed2b72710dc5e995faad342efef96c9a402fc50799aa2096caee', 7688, NULL, NULL, 1795379853250, 1795379957331, 1795379957337, NULL, NULL, NULL, 1795380057263, NULL),
	('01a204fa-9702-7a5f-bac5-3fa14b67e854', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'ewo', 'ewo.no', 'word', NULL, '{"archive":{"sha256":"9724e99dfaab04a8edc4f74fa79482a0df4ad295a51b45b15cfb098998ec9065","sampleCount":9554},"course":"ewo","item":"ewo.no","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379861250,"cut":{"start":0,"end":9554},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-7.895546233542207,"snrDb":53.57857626357607,"durationMs":1194.25,"spokenMs":590},"gainDb":-4.745983144750879,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,2,-4,4,-8,9,-11,12,-19,17,-24,25,-28,29,-36,33,-40,41,-46,44,-48,49,-50,50,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,50,-50,50,-49,49,-47,48,-47,46,-46,46,-44,44,-43,42,-40,41,-38,38,-37,36,-34,35,-32,32,-30,30,-27,26,-25,25,-22,23,-20,20,-18,18,-15,16,-14,13,-11,12,-9,9,-8,8,-6,6,-5,4,-4,3,-2,2,-2,1,-1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', '9724e99dfaab04a8edc4f74fa79482a0df4ad295a51b45b15cfb098998ec9065', 9611, NULL, NULL, 1795379861250, 1795379957381, 1795379957386, NULL, NULL, NULL, NULL, NULL),
	('01a204fa-b642-70ff-8494-da02a8bd6bbf', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'ewo', 'ewo.when-today', 'word', NULL, '{"archive":{"sha256":"cee4fb5114275b6feeffa1cc8253908c3920918199cdcab037994ddd4adb3372","sampleCount":7568},"course":"ewo","item":"ewo.when-today","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379869250,"cut":{"start":0,"end":7568},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-7.901469104305678,"snrDb":53.22196540437814,"durationMs":946,"spokenMs":340},"gainDb":-2.0698429778603504,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,-2,2,-3,4,-6,7,-10,11,-14,15,-18,19,-23,24,-27,29,-32,33,-36,38,-40,41,-44,45,-47,48,-49,49,-51,50,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-50,50,-50,49,-49,49,-48,49,-48,47,-47,46,-46,45,-44,44,-43,43,-42,41,-40,40,-38,38,-37,36,-35,35,-33,33,-32,31,-30,29,-28,27,-26,25,-24,24,-22,22,-20,20,-19,18,-17,16,-15,15,-13,13,-12,11,-10,10,-9,8,-7,7,-6,6,-5,5,-4,4,-3,3,-2,2,-1,1,-1,1,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', 'cee4fb5114275b6feeffa1cc8253908c3920918199cdcab037994ddd4adb3372', 7565, NULL, NULL, 1795379869250, 1795379957427, 1795379957432, NULL, NULL, NULL, NULL, NULL),
	('01a204fa-d582-7837-aa45-d6b3bf940819', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'ewo', 'ewo.when-tomorrow', 'word', NULL, '{"archive":{"sha256":"4eb08ebb58c98a5543b54c0e13f3fb98c077d52a0c681e720d18757ff1952e91","sampleCount":8981},"course":"ewo","item":"ewo.when-tomorrow","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379877250,"cut":{"start":0,"end":8981},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-7.898836218672283,"snrDb":53.616267003368236,"durationMs":1122.625,"spokenMs":520},"gainDb":-4.509367762009054,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,1,-3,3,-7,5,-10,11,-13,15,-21,19,-25,26,-33,30,-37,38,-40,41,-46,44,-48,49,-50,50,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,50,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-50,50,-50,50,-49,49,-48,48,-47,47,-46,46,-44,44,-43,43,-40,41,-39,39,-38,37,-35,34,-33,33,-30,31,-28,28,-27,26,-24,25,-22,22,-19,20,-17,17,-16,15,-13,14,-12,11,-9,10,-8,7,-7,6,-5,5,-4,4,-3,3,-2,2,-1,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', '4eb08ebb58c98a5543b54c0e13f3fb98c077d52a0c681e720d18757ff1952e91', 9125, NULL, NULL, 1795379877250, 1795379957478, 1795379957482, NULL, NULL, NULL, NULL, NULL),
	('01a204fa-f4c2-74cb-b216-9812b4b9d979', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'ewo', 'ewo.when-yesterday', 'word', NULL, '{"archive":{"sha256":"613c2f8a3412a883663cbca1a8222f04b15707bd0709db93d770600cfb68184c","sampleCount":9037},"course":"ewo","item":"ewo.when-yesterday","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379885250,"cut":{"start":0,"end":9037},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"usable","problems":["noisy"],"advice":["quieter-room"],"peakDb":-6.193547057225965,"snrDb":14.58157466398712,"durationMs":1129.625,"spokenMs":400},"gainDb":-4.6909943891630075,"peaks":[-11,10,-10,11,-11,10,-11,10,-11,11,-11,10,-11,11,-10,11,-11,11,-11,11,-11,10,-11,11,-10,11,-11,11,-11,11,-11,11,-11,11,-11,10,-11,10,-11,11,-11,11,-10,11,-11,10,-11,11,-10,11,-11,11,-11,11,-11,11,-11,10,-11,11,-11,11,-11,11,-11,10,-11,11,-11,11,-8,11,-11,10,-11,11,-11,11,-11,11,-11,10,-10,11,-11,11,-11,11,-10,11,-11,10,-11,11,-11,11,-11,10,-10,10,-11,11,-11,11,-11,10,-11,10,-11,12,-12,14,-16,13,-22,21,-23,25,-28,29,-31,33,-44,39,-46,46,-53,43,-53,46,-61,55,-56,60,-57,57,-58,51,-61,58,-44,59,-58,57,-59,57,-61,54,-57,58,-55,60,-60,60,-50,59,-59,62,-57,61,-57,56,-58,56,-61,60,-57,60,-60,62,-55,54,-60,60,-55,51,-59,53,-54,61,-56,60,-59,61,-56,55,-55,61,-54,61,-52,57,-55,61,-60,59,-57,52,-53,57,-61,55,-60,57,-57,57,-56,61,-61,61,-51,55,-60,60,-50,54,-61,60,-54,49,-61,51,-61,56,-59,58,-60,55,-52,54,-49,54,-59,47,-55,52,-56,54,-55,53,-52,51,-45,49,-46,36,-45,45,-38,45,-44,42,-38,38,-37,27,-29,38,-34,30,-28,29,-31,25,-22,29,-27,24,-24,23,-19,22,-16,21,-17,13,-15,13,-16,13,-14,12,-13,14,-10,11,-10,11,-12,11,-10,11,-10,11,-10,10,-11,11,-11,10,-11,10,-11,11,-11,10,-10,11,-11,11,-11,11,-10,11,-11,10,-11,11,-11,11,-11,11,-11,11,-11,10,-11,11,-11,9,-11,10,-11,11,-11,11,-11,11,-10,11,-10,9,-11,11,-11,11,-11,11,-11,11,-11,11,-11,11,-11,11,-8,11,-10,11,-11,11,-10,11,-11,10,-11,11,-11,11,-11,11,-10,11,-10,10,-11,10,-11,11,-11,11,-11,11,-10,9,-11,10,-11,11,-11,10,-11,10,-11,11,-11,11,-11,11]}', '613c2f8a3412a883663cbca1a8222f04b15707bd0709db93d770600cfb68184c', 15114, NULL, NULL, 1795379885250, 1795379957506, NULL, 1795379957511, 'noise', '', NULL, NULL),
	('01a204fb-1402-7e1a-af07-0533eaca93c1', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'ewo', 'ewo.language-ewo', 'word', NULL, '{"archive":{"sha256":"830c6f9453215c08b1249380086710f71b2358c5e8385a59b0e04408b4f39184","sampleCount":6100},"course":"ewo","item":"ewo.language-ewo","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379893250,"cut":{"start":0,"end":6100},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-7.8962041308830315,"snrDb":53.611062936791356,"durationMs":762.5,"spokenMs":460},"gainDb":-4.5083287474881,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,1,-2,2,-3,4,-6,7,-9,10,-13,11,-14,15,-17,19,-22,23,-27,28,-31,19,-36,33,-29,37,-40,41,-43,44,-46,47,-48,45,-47,49,-50,51,-51,51,-51,51,-51,39,-51,51,-41,51,-51,51,-51,51,-51,51,-51,48,-48,51,-51,51,-51,51,-51,51,-51,40,-51,51,-33,51,-51,51,-51,51,-51,51,-51,43,-51,51,-51,51,-51,51,-51,51,-51,48,-51,51,-39,51,-51,51,-51,51,-51,51,-51,43,-51,51,-51,51,-51,51,-51,51,-51,48,-51,51,-40,51,-51,51,-51,51,-51,51,-51,37,-51,51,-46,51,-51,51,-51,51,-51,51,-51,50,-45,51,-51,51,-51,51,-51,51,-51,36,-51,51,-45,51,-51,51,-51,51,-51,51,-51,50,-45,51,-51,51,-51,51,-51,51,-51,35,-51,51,-36,51,-51,51,-51,51,-51,51,-51,46,-50,51,-51,51,-51,51,-51,51,-51,45,-51,51,-36,51,-51,51,-51,51,-51,51,-51,45,-50,51,-51,51,-51,51,-51,51,-51,45,-51,51,-36,51,-51,51,-51,51,-51,51,-51,40,-51,51,-49,51,-51,51,-51,51,-51,50,-51,51,-42,51,-51,51,-51,51]}', '830c6f9453215c08b1249380086710f71b2358c5e8385a59b0e04408b4f39184', 6356, NULL, NULL, 1795379893250, 1795379957525, NULL, 1795379957527, 'cut-off', '', NULL, NULL),
	('01a204fb-3342-711c-901e-a294d78e9a72', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'ewo', 'ewo.good-morning', 'word', NULL, '{"archive":{"sha256":"7b0bee35efa044568c2d1b36ba837903141ffa99fa1b255249bfce5612df3d52","sampleCount":7290},"course":"ewo","item":"ewo.good-morning","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379901250,"cut":{"start":0,"end":7290},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-7.900810808072989,"snrDb":51.82293600706554,"durationMs":911.25,"spokenMs":300},"gainDb":-1.5051572003722669,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,1,-3,1,-3,4,-8,9,-13,5,-6,15,-20,22,-27,15,-22,29,-34,36,-40,32,-40,42,-45,46,-42,46,-49,50,-51,37,-32,51,-51,51,-51,17,-24,51,-51,51,-51,26,-16,51,-51,51,-51,36,-40,51,-50,50,-49,44,-50,49,-49,47,-41,48,-47,47,-46,35,-28,45,-44,43,-42,16,-18,41,-39,39,-37,19,-12,36,-34,33,-31,23,-24,31,-29,28,-26,26,-26,25,-23,22,-17,22,-20,20,-18,11,-10,17,-15,14,-13,5,-5,12,-10,10,-8,5,-2,7,-6,5,-4,4,-4,4,-3,3,-2,2,-2,2,-1,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', '7b0bee35efa044568c2d1b36ba837903141ffa99fa1b255249bfce5612df3d52', 7131, NULL, NULL, 1795379901250, 1795379957557, NULL, 1795379957560, 'other', 'One hears a hum, and not the word.', NULL, NULL),
	('01a204fb-5282-76d9-9bcf-914f4fc74feb', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'ewo', 'ewo.good-day', 'word', NULL, '{"archive":{"sha256":"c6a1736899870eebb7e02967a9a04b5fb93a1849ede9db0d53f7d5f5e1d3e967","sampleCount":8104},"course":"ewo","item":"ewo.good-day","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379909250,"cut":{"start":0,"end":8104},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-7.9021274504338646,"snrDb":53.131720339115745,"durationMs":1012.9999999999999,"spokenMs":410},"gainDb":-3.533281398688132,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,1,-3,3,-5,5,-10,8,-13,15,-17,18,-21,22,-29,26,-33,34,-37,38,-43,41,-46,45,-48,48,-50,50,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-50,50,-49,50,-49,49,-48,48,-47,47,-46,46,-44,44,-43,43,-42,42,-40,41,-38,38,-37,36,-34,35,-32,34,-31,30,-29,29,-26,27,-24,25,-23,22,-21,21,-18,19,-17,16,-15,15,-14,13,-11,12,-10,9,-9,8,-7,7,-5,6,-4,4,-4,3,-2,3,-1,2,-1,1,-1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', 'c6a1736899870eebb7e02967a9a04b5fb93a1849ede9db0d53f7d5f5e1d3e967', 8390, NULL, NULL, 1795379909250, 1795379957581, NULL, NULL, NULL, NULL, NULL, 1795379957583),
	('01a204fb-71c2-7bc1-9d1a-ecab32b7911b', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'ewo', 'ewo.welcome', 'word', NULL, '{"archive":{"sha256":"988e4c9a39705b95f6a6d60e330a40a8c21595196ee176e98bf7dd85942c5b6c","sampleCount":8933},"course":"ewo","item":"ewo.welcome","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379917250,"cut":{"start":0,"end":8933},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"usable","problems":["noisy"],"advice":["quieter-room"],"peakDb":-6.176798221209884,"snrDb":14.5839226317615,"durationMs":1116.625,"spokenMs":390},"gainDb":-4.558475130747631,"peaks":[-10,10,-11,11,-11,11,-11,11,-11,11,-10,11,-11,11,-11,11,-11,11,-10,11,-11,11,-10,11,-11,11,-11,11,-10,11,-11,11,-11,11,-10,10,-11,11,-11,11,-10,11,-11,10,-11,11,-11,11,-11,10,-10,11,-11,11,-11,11,-11,9,-10,11,-11,11,-10,11,-11,11,-11,11,-11,11,-11,10,-11,11,-11,10,-11,10,-11,10,-10,11,-11,11,-9,11,-11,11,-11,11,-11,10,-11,11,-11,11,-11,11,-11,11,-11,10,-11,11,-11,11,-10,11,-10,11,-12,13,-14,10,-19,17,-20,22,-27,26,-32,32,-39,37,-40,42,-41,45,-46,50,-55,46,-55,59,-52,60,-58,53,-58,60,-55,50,-55,59,-61,60,-55,49,-61,50,-55,62,-58,54,-57,56,-61,53,-58,59,-57,60,-58,58,-57,58,-50,56,-53,58,-58,50,-55,60,-60,62,-60,60,-56,59,-59,55,-56,61,-59,56,-58,60,-58,49,-61,56,-58,51,-53,57,-53,55,-59,56,-60,59,-60,57,-54,58,-52,57,-61,61,-53,56,-61,59,-58,58,-53,56,-60,59,-62,52,-48,60,-58,57,-49,58,-59,52,-49,52,-56,55,-50,50,-54,46,-53,51,-45,50,-44,48,-40,42,-43,44,-42,46,-42,42,-33,36,-22,35,-32,30,-24,32,-31,27,-26,29,-26,25,-19,25,-18,21,-19,20,-16,17,-14,16,-13,17,-15,13,-10,14,-12,11,-12,11,-10,11,-11,11,-11,11,-11,11,-11,11,-11,11,-11,11,-11,11,-11,9,-11,11,-11,11,-11,11,-11,11,-11,11,-11,11,-11,11,-11,11,-10,11,-11,10,-10,11,-11,11,-11,11,-11,11,-9,11,-11,11,-11,11,-11,11,-10,11,-11,11,-11,11,-11,11,-11,10,-11,11,-11,11,-11,11,-10,11,-11,10,-11,11,-11,11,-11,11,-11,11,-11,11,-11,11,-11,11,-11,11,-11,11,-11,11,-10,10,-11,10,-11,11,-11,11,-11,10,-11,11,-11,11,-10,11,-11,11,-10,11]}', '988e4c9a39705b95f6a6d60e330a40a8c21595196ee176e98bf7dd85942c5b6c', 14939, NULL, NULL, 1795379917250, 1795379957605, 1795380056537, NULL, NULL, NULL, NULL, NULL),
	('01a204fb-b042-726f-a50b-a85384a5e9d5', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'bas', 'bas.yes', 'word', NULL, '{"archive":{"sha256":"3506291559a8c8d52d7db3eb38c926059c4e5fcb0ba1a886cb16877f2724108b","sampleCount":8733},"course":"bas","item":"bas.yes","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379933250,"cut":{"start":0,"end":8733},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-7.89488838602888,"snrDb":53.31342844699646,"durationMs":1091.625,"spokenMs":480},"gainDb":-4.1193060812395075,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,-1,2,-5,3,-8,9,-11,12,-18,16,-22,24,-26,28,-31,32,-38,36,-42,43,-45,46,-49,48,-50,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-50,51,-50,50,-50,50,-48,49,-48,47,-47,46,-45,45,-44,43,-42,42,-40,41,-38,39,-37,37,-35,35,-32,34,-31,30,-29,29,-26,27,-24,24,-23,22,-19,20,-18,17,-16,15,-13,14,-11,11,-10,10,-9,8,-6,7,-5,5,-4,4,-3,3,-2,2,-1,1,-1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', '3506291559a8c8d52d7db3eb38c926059c4e5fcb0ba1a886cb16877f2724108b', 8958, NULL, NULL, 1795379933250, 1795379957669, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a204fb-cf82-7334-a759-0930da39ed71', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'bas', 'bas.no', 'word', NULL, '{"archive":{"sha256":"bf466c8cf3f0322789bf6eb0c5761ef8d25629384b4b9fed7ade066b45305173","sampleCount":8814},"course":"bas","item":"bas.no","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379941250,"cut":{"start":0,"end":8814},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"usable","problems":["too-quiet"],"advice":["move-closer"],"peakDb":-17.889629986308563,"snrDb":49.31507408127835,"durationMs":1101.75,"spokenMs":490},"gainDb":5.815194602047658,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,1,-2,1,-3,3,-4,5,-6,6,-7,8,-9,9,-12,11,-13,12,-14,14,-15,15,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-16,16,-15,15,-15,15,-15,15,-14,14,-14,14,-13,13,-13,13,-12,12,-12,11,-11,11,-10,10,-9,9,-9,9,-8,8,-8,7,-7,7,-6,6,-5,6,-5,4,-4,4,-4,3,-3,3,-3,2,-2,2,-1,2,-1,1,-1,1,-1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', 'bf466c8cf3f0322789bf6eb0c5761ef8d25629384b4b9fed7ade066b45305173', 7713, NULL, NULL, 1795379941250, 1795379957698, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a204fb-eec2-7597-b83d-2452b105e5c0', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'bas', 'bas.when-today', 'word', NULL, '{"archive":{"sha256":"19c3e05d514438669e7249d28f1b04f771f0fc4c3dd9c494bd3f1ddb3d36be64","sampleCount":8794},"course":"bas","item":"bas.when-today","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379949250,"cut":{"start":0,"end":8794},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-7.900152561728233,"snrDb":53.51002574180998,"durationMs":1099.25,"spokenMs":490},"gainDb":-4.1151030390363506,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,-2,2,-4,5,-7,8,-13,13,-21,17,-26,22,-31,27,-36,32,-40,41,-44,45,-47,48,-49,50,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-50,50,-50,50,-49,49,-48,48,-48,47,-46,46,-44,45,-42,43,-41,42,-39,40,-37,38,-36,35,-34,33,-31,31,-30,29,-27,27,-26,25,-24,23,-21,21,-19,19,-15,17,-14,15,-12,13,-10,11,-9,10,-7,7,-6,5,-5,4,-3,3,-3,2,-2,1,-1,1,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', '19c3e05d514438669e7249d28f1b04f771f0fc4c3dd9c494bd3f1ddb3d36be64', 8855, NULL, NULL, 1795379949250, 1795379957736, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a204fc-7294-720e-a94e-bc087bd6f106', '01a204fc-363b-787f-853a-77d12e442ee0', 'c07a603e0eb4ae678a83d136b78f3ca6', 'ewo', 'ewo.when-yesterday', 'word', NULL, '{"archive":{"sha256":"6da7d7bdb258132b730ca6144a911eaf3146bc3a9eb2d94a1574341bace4f69b","sampleCount":64827},"course":"ewo","item":"ewo.when-yesterday","kind":"word","dialect":null,"consentTextVersion":"2026-11","cut":{"start":6615,"end":60417},"recordedAt":1795379982996,"microphone":{"autoGainControl":false,"channelCount":2,"echoCancellation":false,"latency":0.01,"noiseSuppression":false,"sampleRate":44100,"sampleSize":16,"voiceIsolation":false,"label":"Fake Default Audio Input"},"appVersion":"recording-studio-Bvx3aqD.js"}', '{"sampleRate":44100,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-4.1036313665454065,"snrDb":43.11471649008007,"durationMs":1220,"spokenMs":550},"gainDb":2.913225499179262,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-2,2,-4,3,-3,3,-3,3,-3,3,-5,3,-4,3,-3,4,-3,4,-4,4,-3,4,-4,3,-24,24,-13,27,-28,15,-41,39,-45,44,-61,61,-33,27,-59,59,-70,70,-64,63,-48,26,-71,72,-56,57,-22,23,-57,57,-44,44,-23,47,-46,23,-37,37,-38,38,-29,14,-29,30,-22,22,-21,7,-11,12,-6,10,-9,4,-11,10,-5,10,-10,8,-10,10,-5,6,-9,10,-7,9,-7,5,-5,8,-5,5,-5,5,-5,5,0,0,0,0,0,0,-4,4,-17,14,-4,13,-14,6,-39,38,-5,4,-54,53,-39,79,-79,37,-44,44,-7,11,-46,46,-29,39,-38,24,-37,37,-13,5,-30,30,-12,6,-30,31,-25,27,-27,10,-28,28,-5,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', '6da7d7bdb258132b730ca6144a911eaf3146bc3a9eb2d94a1574341bace4f69b', 38824, 'a87b9dc52be19957a214a80a9cdf1427cb7696f93e4a300512b367a117b4a566', 3747, 1795379982996, 1795379998314, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a204fc-8f67-74f1-8baf-e60a9b3c5458', '01a204fc-363b-787f-853a-77d12e442ee0', 'c07a603e0eb4ae678a83d136b78f3ca6', 'ewo', 'ewo.language-ewo', 'word', NULL, '{"archive":{"sha256":"6da7d7bdb258132b730ca6144a911eaf3146bc3a9eb2d94a1574341bace4f69b","sampleCount":64827},"course":"ewo","item":"ewo.language-ewo","kind":"word","dialect":null,"consentTextVersion":"2026-11","cut":{"start":6615,"end":60417},"recordedAt":1795379990376,"microphone":{"autoGainControl":false,"channelCount":2,"echoCancellation":false,"latency":0.01,"noiseSuppression":false,"sampleRate":44100,"sampleSize":16,"voiceIsolation":false,"label":"Fake Default Audio Input"},"appVersion":"recording-studio-Bvx3aqD.js"}', '{"sampleRate":44100,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-4.1036313665454065,"snrDb":43.11471649008007,"durationMs":1220,"spokenMs":550},"gainDb":2.913225499179262,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-2,2,-4,3,-3,3,-3,3,-3,3,-5,3,-4,3,-3,4,-3,4,-4,4,-3,4,-4,3,-24,24,-13,27,-28,15,-41,39,-45,44,-61,61,-33,27,-59,59,-70,70,-64,63,-48,26,-71,72,-56,57,-22,23,-57,57,-44,44,-23,47,-46,23,-37,37,-38,38,-29,14,-29,30,-22,22,-21,7,-11,12,-6,10,-9,4,-11,10,-5,10,-10,8,-10,10,-5,6,-9,10,-7,9,-7,5,-5,8,-5,5,-5,5,-5,5,0,0,0,0,0,0,-4,4,-17,14,-4,13,-14,6,-39,38,-5,4,-54,53,-39,79,-79,37,-44,44,-7,11,-46,46,-29,39,-38,24,-37,37,-13,5,-30,30,-12,6,-30,31,-25,27,-27,10,-28,28,-5,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', '6da7d7bdb258132b730ca6144a911eaf3146bc3a9eb2d94a1574341bace4f69b', 38824, 'a87b9dc52be19957a214a80a9cdf1427cb7696f93e4a300512b367a117b4a566', 3747, 1795379990376, 1795380001434, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a204fc-e5d9-7722-8463-89f8c7674f07', '01a204fc-363b-787f-853a-77d12e442ee0', 'c07a603e0eb4ae678a83d136b78f3ca6', 'ewo', 'ewo.welcome', 'word', NULL, '{"archive":{"sha256":"6da7d7bdb258132b730ca6144a911eaf3146bc3a9eb2d94a1574341bace4f69b","sampleCount":64827},"course":"ewo","item":"ewo.welcome","kind":"word","dialect":null,"consentTextVersion":"2026-11","cut":{"start":6615,"end":60417},"recordedAt":1795380012506,"microphone":{"autoGainControl":false,"channelCount":2,"echoCancellation":false,"latency":0.01,"noiseSuppression":false,"sampleRate":44100,"sampleSize":16,"voiceIsolation":false,"label":"Fake Default Audio Input"},"appVersion":"recording-studio-Bvx3aqD.js"}', '{"sampleRate":44100,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-4.1036313665454065,"snrDb":43.11471649008007,"durationMs":1220,"spokenMs":550},"gainDb":2.913225499179262,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-2,2,-4,3,-3,3,-3,3,-3,3,-5,3,-4,3,-3,4,-3,4,-4,4,-3,4,-4,3,-24,24,-13,27,-28,15,-41,39,-45,44,-61,61,-33,27,-59,59,-70,70,-64,63,-48,26,-71,72,-56,57,-22,23,-57,57,-44,44,-23,47,-46,23,-37,37,-38,38,-29,14,-29,30,-22,22,-21,7,-11,12,-6,10,-9,4,-11,10,-5,10,-10,8,-10,10,-5,6,-9,10,-7,9,-7,5,-5,8,-5,5,-5,5,-5,5,0,0,0,0,0,0,-4,4,-17,14,-4,13,-14,6,-39,38,-5,4,-54,53,-39,79,-79,37,-44,44,-7,11,-46,46,-29,39,-38,24,-37,37,-13,5,-30,30,-12,6,-30,31,-25,27,-27,10,-28,28,-5,8,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', '6da7d7bdb258132b730ca6144a911eaf3146bc3a9eb2d94a1574341bace4f69b', 38824, NULL, NULL, 1795380012506, 1795380035138, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a204fb-9102-7a11-9610-0948b1b339d2', '01a204fc-0de6-73b9-a6c5-92450a31f0b8', '0539dc70b507ce31c2d21f69c4cd60d0', 'ewo', 'ewo.well', 'word', NULL, '{"archive":{"sha256":"4e07af1851163afc1cedd2db21d693c17dbd05b183086225f59b740e9c2f53a4","sampleCount":9222},"course":"ewo","item":"ewo.well","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379925250,"cut":{"start":0,"end":9222},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-7.89488838602888,"snrDb":53.53472409942421,"durationMs":1152.75,"spokenMs":550},"gainDb":-4.321456206925182,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,-1,2,-5,3,-7,8,-14,12,-18,19,-22,23,-30,28,-34,35,-38,39,-45,46,-47,48,-50,49,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-50,50,-49,49,-49,48,-47,48,-46,45,-45,45,-43,44,-41,41,-38,39,-37,37,-36,35,-32,34,-31,30,-28,29,-26,25,-24,24,-21,22,-19,19,-18,17,-15,15,-13,13,-10,11,-9,9,-8,7,-6,6,-5,4,-3,3,-2,2,-2,1,-1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', '4e07af1851163afc1cedd2db21d693c17dbd05b183086225f59b740e9c2f53a4', 9320, NULL, NULL, 1795379925250, 1795379957624, 1795380056582, NULL, NULL, NULL, NULL, NULL),
	('01a204fb-d16e-72f3-8dde-57055a9e6e4a', NULL, '6b60f0568ae166b35a5037d50c265ba0', 'ewo', 'ewo.go', 'word', NULL, '{"archive":{"sha256":"23d87644499abe331d919cb5887dd991352c5c5c9a2628ad9bd3913ab4d76853","sampleCount":8204},"course":"ewo","item":"ewo.go","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379941742,"cut":{"start":0,"end":8204},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-7.898178121945971,"snrDb":53.47415988779568,"durationMs":1025.5,"spokenMs":420},"gainDb":-2.935707979270287,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,1,-2,3,-5,4,-9,6,-14,11,-14,16,-19,21,-25,27,-31,33,-36,38,-41,43,-45,41,-49,46,-49,49,-50,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-47,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,49,-51,51,-51,51,-44,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,45,-51,51,-51,51,-45,51,-51,51,-51,51,-51,51,-51,51,-51,51,-50,45,-49,50,-48,49,-43,48,-47,47,-46,46,-45,44,-43,43,-42,41,-40,35,-38,39,-36,37,-34,35,-33,33,-31,31,-29,28,-26,26,-24,24,-22,22,-20,21,-18,19,-17,17,-15,15,-13,13,-11,11,-9,9,-8,7,-6,7,-5,6,-3,4,-3,3,-2,2,-2,1,-1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', '23d87644499abe331d919cb5887dd991352c5c5c9a2628ad9bd3913ab4d76853', 8152, NULL, NULL, 1795379941742, 1795379957764, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a204fb-f0ae-7401-aebd-44c0127e46f7', NULL, '6b60f0568ae166b35a5037d50c265ba0', 'bas', 'bas.when-tomorrow', 'word', NULL, '{"archive":{"sha256":"5b9be279d88d2c9d6c5c06933f52b4fed60f3873eb8585b2a6701c67d35b6d1a","sampleCount":9324},"course":"bas","item":"bas.when-tomorrow","kind":"word","dialect":null,"consentTextVersion":"2026-11","recordedAt":1795379949742,"cut":{"start":0,"end":9324},"microphone":{"sampleRate":8000,"label":"None: hummed by the demo"},"appVersion":"demo"}', '{"sampleRate":8000,"quality":{"verdict":"good","problems":[],"advice":[],"peakDb":-7.8962041308830315,"snrDb":53.47103838259587,"durationMs":1165.5,"spokenMs":560},"gainDb":-4.391723756977864,"peaks":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,1,-4,2,-7,8,-10,11,-14,16,-22,20,-28,25,-33,34,-37,39,-42,42,-48,46,-50,48,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-51,51,-50,51,-50,50,-49,49,-48,48,-47,47,-46,46,-44,45,-42,42,-41,40,-39,38,-36,37,-34,35,-32,32,-30,30,-28,28,-24,26,-22,24,-21,20,-19,18,-17,16,-13,15,-12,13,-10,10,-9,8,-7,7,-5,6,-4,4,-3,3,-2,2,-1,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}', '5b9be279d88d2c9d6c5c06933f52b4fed60f3873eb8585b2a6701c67d35b6d1a', 9365, NULL, NULL, 1795379949742, 1795379957788, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: throttles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.throttles VALUES
	('5DAEZvJn_ia9K-TVvQmpAxgD6Sd6hl4AJSluPmT3UiI', '[1795379973606]', 1795383573606),
	('WcGn9RG29NCuQI-RDg0RGCrLbmx7EO8Wv2B7xVxdQFc', '[1795380041853,1795380044082,1795380047736]', 1795380107736),
	('h7AMsX5YKjdMzLrLpFSSh-SETm-Ki2J6QBDHtv3chvw', '[1795379933702,1795379967409,1795380035776,1795380035824,1795380049470]', 1795383649470),
	('nFS0oL2F3HKGNTT1Alt3B3LID4_WhlGs7XhDi89A0bI', '[1795380056094]', 1795380116094),
	('R3Lw8eYd6xR02eBA0UX8g94ngCs-m_8Qap9l_jAdfn4', '[1795380060097]', 1795383660097),
	('Xf7gHs57zg-R-0p7H_neHQSKiK9GHVgU8oQNoBx9H5A', '[1795380060104]', 1795383660104),
	('Pj8fZiYXzsWH7XEKG1s12KdyM8nqwBvzYUuLnWa6E1M', '[1795380056205,1795380056631,1795380057095,1795380059241,1795380060118,1795380060285,1795380060396]', 1795380120396),
	('AFME5IfOKzCYwBE4Pm8Y7aYayJvKEJXrIBfysLbGPno', '[1795380060123,1795380060290,1795380060425]', 1795380360425);


--
-- Name: account_codes account_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_codes
    ADD CONSTRAINT account_codes_pkey PRIMARY KEY (code_hash);


--
-- Name: account_identities account_identities_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_identities
    ADD CONSTRAINT account_identities_key PRIMARY KEY (issuer, subject);


--
-- Name: account_photos account_photos_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_photos
    ADD CONSTRAINT account_photos_name_key UNIQUE (name);


--
-- Name: account_photos account_photos_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_photos
    ADD CONSTRAINT account_photos_pkey PRIMARY KEY (account_id);


--
-- Name: accounts accounts_email_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key_key UNIQUE (email_key);


--
-- Name: accounts accounts_held_phone_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_held_phone_number_key UNIQUE (held_phone_number);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: consents consents_of_speakers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_of_speakers_pkey PRIMARY KEY (id);


--
-- Name: contributions contributions_of_speakers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contributions
    ADD CONSTRAINT contributions_of_speakers_pkey PRIMARY KEY (id);


--
-- Name: google_sign_ups google_sign_ups_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.google_sign_ups
    ADD CONSTRAINT google_sign_ups_pkey PRIMARY KEY (token_hash);


--
-- Name: judgements judgements_by_contribution; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judgements
    ADD CONSTRAINT judgements_by_contribution UNIQUE (contribution_id, speaker_id);


--
-- Name: mail_outbox mail_outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_outbox
    ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);


--
-- Name: mailbox mailbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailbox
    ADD CONSTRAINT mailbox_pkey PRIMARY KEY (id);


--
-- Name: migrations migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);


--
-- Name: pending_blobs pending_blobs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pending_blobs
    ADD CONSTRAINT pending_blobs_pkey PRIMARY KEY (hash);


--
-- Name: practice_events practice_events_by_sequence; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.practice_events
    ADD CONSTRAINT practice_events_by_sequence UNIQUE (learner_id, sequence);


--
-- Name: practice_events practice_events_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.practice_events
    ADD CONSTRAINT practice_events_key PRIMARY KEY (learner_id, id);


--
-- Name: practice_sequences practice_sequences_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.practice_sequences
    ADD CONSTRAINT practice_sequences_pkey PRIMARY KEY (learner_id);


--
-- Name: published_recordings published_recordings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.published_recordings
    ADD CONSTRAINT published_recordings_pkey PRIMARY KEY (take_id);


--
-- Name: recorder_invitations recorder_invitations_code_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recorder_invitations
    ADD CONSTRAINT recorder_invitations_code_hash_key UNIQUE (code_hash);


--
-- Name: recorder_invitations recorder_invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recorder_invitations
    ADD CONSTRAINT recorder_invitations_pkey PRIMARY KEY (id);


--
-- Name: recorder_languages recorder_languages_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recorder_languages
    ADD CONSTRAINT recorder_languages_key PRIMARY KEY (account_id, language);


--
-- Name: recording_sequences recording_sequences_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recording_sequences
    ADD CONSTRAINT recording_sequences_pkey PRIMARY KEY (course);


--
-- Name: reports reports_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_key PRIMARY KEY (learner_id, id);


--
-- Name: sessions sessions_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_id_key UNIQUE (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: sound_reports sound_reports_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sound_reports
    ADD CONSTRAINT sound_reports_key PRIMARY KEY (learner_id, report_id);


--
-- Name: speaker_credits speaker_credits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.speaker_credits
    ADD CONSTRAINT speaker_credits_pkey PRIMARY KEY (account_id);


--
-- Name: take_reviews take_reviews_by_take; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.take_reviews
    ADD CONSTRAINT take_reviews_by_take UNIQUE (take_id, reviewer_id);


--
-- Name: take_reviews take_reviews_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.take_reviews
    ADD CONSTRAINT take_reviews_pkey PRIMARY KEY (id);


--
-- Name: takes takes_of_speakers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.takes
    ADD CONSTRAINT takes_of_speakers_pkey PRIMARY KEY (id);


--
-- Name: throttles throttles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.throttles
    ADD CONSTRAINT throttles_pkey PRIMARY KEY (key);


--
-- Name: account_codes_by_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_codes_by_account ON public.account_codes USING btree (account_id, purpose);


--
-- Name: account_identities_by_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_identities_by_account ON public.account_identities USING btree (account_id);


--
-- Name: account_photos_by_blob; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_photos_by_blob ON public.account_photos USING btree (blob_hash);


--
-- Name: accounts_by_national_number; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_by_national_number ON public.accounts USING btree (national_number);


--
-- Name: accounts_by_phone_number; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_by_phone_number ON public.accounts USING btree (phone_number);


--
-- Name: consents_by_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX consents_by_account ON public.consents USING btree (account_id);


--
-- Name: consents_by_speaker; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX consents_by_speaker ON public.consents USING btree (speaker_id);


--
-- Name: contributions_by_contributor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contributions_by_contributor ON public.contributions USING btree (contributor_id, id);


--
-- Name: contributions_by_course; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contributions_by_course ON public.contributions USING btree (course, id);


--
-- Name: judgements_by_speaker; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX judgements_by_speaker ON public.judgements USING btree (speaker_id);


--
-- Name: mail_outbox_by_next_attempt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_outbox_by_next_attempt ON public.mail_outbox USING btree (next_attempt_at);


--
-- Name: published_recordings_by_archive_hash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX published_recordings_by_archive_hash ON public.published_recordings USING btree (archive_hash);


--
-- Name: published_recordings_by_listening_hash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX published_recordings_by_listening_hash ON public.published_recordings USING btree (listening_hash);


--
-- Name: published_recordings_by_sequence; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX published_recordings_by_sequence ON public.published_recordings USING btree (course, sequence);


--
-- Name: recorder_invitations_by_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recorder_invitations_by_email ON public.recorder_invitations USING btree (email_key);


--
-- Name: reports_by_item; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reports_by_item ON public.reports USING btree (course, reason, item);


--
-- Name: reports_by_receipt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reports_by_receipt ON public.reports USING btree (received_at, id);


--
-- Name: sessions_by_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_account ON public.sessions USING btree (account_id);


--
-- Name: sound_reports_by_item; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sound_reports_by_item ON public.sound_reports USING btree (course, item);


--
-- Name: sound_reports_by_take; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sound_reports_by_take ON public.sound_reports USING btree (take_id);


--
-- Name: take_reviews_by_reviewer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX take_reviews_by_reviewer ON public.take_reviews USING btree (reviewer_id);


--
-- Name: takes_by_archive; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX takes_by_archive ON public.takes USING btree (archive_hash);


--
-- Name: takes_by_item; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX takes_by_item ON public.takes USING btree (course, item, recorder_id, id, withdrawn_at);


--
-- Name: takes_by_listening; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX takes_by_listening ON public.takes USING btree (listening_hash);


--
-- Name: takes_by_recorder; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX takes_by_recorder ON public.takes USING btree (recorder_id, id);


--
-- Name: takes_by_speaker; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX takes_by_speaker ON public.takes USING btree (speaker_id);


--
-- Name: takes_by_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX takes_by_state ON public.takes USING btree (recorder_id, withdrawn_at, sent_back_at, approved_at, course, dialect, kind);


--
-- Name: takes_sent_back; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX takes_sent_back ON public.takes USING btree (recorder_id, id) WHERE (sent_back_at IS NOT NULL);


--
-- Name: takes_withdrawn; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX takes_withdrawn ON public.takes USING btree (recorder_id, id) WHERE (withdrawn_at IS NOT NULL);


--
-- Name: account_codes account_codes_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_codes
    ADD CONSTRAINT account_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: account_identities account_identities_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_identities
    ADD CONSTRAINT account_identities_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: account_photos account_photos_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_photos
    ADD CONSTRAINT account_photos_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: consents consents_of_speakers_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_of_speakers_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: contributions contributions_of_speakers_contributor_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contributions
    ADD CONSTRAINT contributions_of_speakers_contributor_id_fkey FOREIGN KEY (contributor_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: judgements judgements_of_speakers_contribution_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judgements
    ADD CONSTRAINT judgements_of_speakers_contribution_id_fkey FOREIGN KEY (contribution_id) REFERENCES public.contributions(id) ON DELETE CASCADE;


--
-- Name: judgements judgements_of_speakers_speaker_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.judgements
    ADD CONSTRAINT judgements_of_speakers_speaker_id_fkey FOREIGN KEY (speaker_id) REFERENCES public.accounts(id) ON DELETE SET NULL;


--
-- Name: practice_events practice_events_learner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.practice_events
    ADD CONSTRAINT practice_events_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: practice_sequences practice_sequences_learner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.practice_sequences
    ADD CONSTRAINT practice_sequences_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: recorder_languages recorder_languages_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recorder_languages
    ADD CONSTRAINT recorder_languages_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: reports reports_learner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: sound_reports sound_reports_learner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sound_reports
    ADD CONSTRAINT sound_reports_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: speaker_credits speaker_credits_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.speaker_credits
    ADD CONSTRAINT speaker_credits_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: take_reviews take_reviews_reviewer_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.take_reviews
    ADD CONSTRAINT take_reviews_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES public.accounts(id) ON DELETE SET NULL;


--
-- Name: take_reviews take_reviews_take_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.take_reviews
    ADD CONSTRAINT take_reviews_take_id_fkey FOREIGN KEY (take_id) REFERENCES public.takes(id) ON DELETE CASCADE;


--
-- Name: takes takes_of_speakers_recorder_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.takes
    ADD CONSTRAINT takes_of_speakers_recorder_id_fkey FOREIGN KEY (recorder_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


