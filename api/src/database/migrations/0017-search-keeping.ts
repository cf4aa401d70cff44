import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // The product's own synonyms that the shop has been given, by their fingerprints: what is missing among the rows was taken away by the operator.
  `CREATE TABLE search_synonym_given (fingerprint text PRIMARY KEY)`,
  // Changes of products that the index has yet to follow.
  `CREATE TABLE search_behind (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, product_ids int[] NOT NULL)`,
];

/** The synonyms that every shop was given before it was written down. */
const FIRST_GIVEN = `
  2f6b1455 9b13ec74 73e61c9f 950e8486 2a00579e 1bc84e3b 45dd76d5 f58b374b 6c11d9ad ed744166 fd899eeb 5265d022 886f2299 f4d4142d 7c5c6295 ba25231b c8014ffe 3d6f064c fc67d86c dd31fe19
  43fc5b9e fb68572a a3ed638c 3d7ef7c7 666c1d09 1f87775f 41f0773c 2492c4eb 3f6520d3 9d85cbd7 be93a0a8 9df052b5 8ae7a3c3 a332b270 436a33cd f5fc60e2 5db04626 dff645b5 a02f4f83 752fc0fa
  6e228b05 b1aaa511 6ebb153a a7259557 625ad453 3db75424 c0083596 b4747b36 341a8977 6bd57118 84deb84f a3d3c47e dc26663e 5a3fd221 dbbb2740 88a0c44e 107d126d 3392a9c3 913e2b2b b00bdf20
  e6f90704 3c18b7b2 b17531c3 90d6a40f 0136a5b7 97757eea a310e425 cb6fd06a f50bda5b 08e2de5c a5e2bb5f 9a351ff6 84b92a24 b9eac8a8 0dd303df e7b17e05 c50e4384 e9cf0dde bfab0e19 aebf9035
  4c421401 79201f2b ed3dce1a 7c26c569 1afacf5f d0cd79fe 74c910b9 5225794d 50556553 39a67b3c 0d6cdb36 b0ded316 a748ad92 5d691c85 d494e1dd 02c39527 48f7d0ca 9b8e4029 de7561b3 0f301340
  403bd36b 8643091a 6b79bc48 fa1f0b30 932c76c6 756044c0 79b80c75 2a699c57 0c894ef1 b65afdae 2f6771ca 613a1538 62047035 a2f0bf12 f3cae428 4e2b224e d035d0c3 fded6da9 46e58043 dc0551a6
  6fe31d39 6c05faad 0626e1b8 918f9c37 f0766d8b dd225af2 7b94d74b fd2e532a 0cadd8b6 75720cb9 ad016143 78b4f969 740cf981 637a23ed 6171ed82 ecaf8d7c e7e40039 0beada0d 8678ce2a ba38b723
  e7291f23 8eba4050 e508c300 d3a3e5eb aefa4a5d f50e85e9 a3486a1c 85a9e029 9c5b4db7 3198114d 748053b1 747a97bb 7e23dce7 d6b089aa f7273284 5a4d5594 7a03c82b add7b1ee def3034e 4404e8fd
  d5698d2a ccd6b427 0df1277c 842d0986 2c7e8b59 82594fba a82e6c81 61858e05 7c53c7ee 0fb226bb 9dd6a0e9 f75b79f9 e1745687 e2a30bc5 34b1fbf4 d4c24fe8 9288e069 a7e1da2d 80799982 44bf0650
  380e3b87 89950ffd a495ab2f 002b0285 fad8f2c2 6c8a3037 9dc21575 74c4d334 4ae322c0 1d7cbb9b 2c505381 2b5a2f45 09faf51c 8844bdcb ad490efb 9d7ff207 6de404a2 85b426de e3bf6284 1a10a4e6
  35db7c3b 8625ec1c 3d65b156 d36d353d aea1e7c3 f6e70182 10270627 148a990e 0a7f7b01 a05ac0ab 7162f4e1 f499d854 206071a9 77fbda5b 14fa1ee7 7d3eb9cf ef5b16e1 e50910a2 83796430 f0a5563f
  cc42893d 3b1a9612 f7f47954 f3694e37 5f72958d 89c9b9b2 8aceb1b9 adfa4507 a759c5bc 19fbd009 13d6adcf 1fd4e6cf 66789792 744150af b076f7e5 393561b7 9a2471e8 9ef45795 5d90a17a d2fb09c8
  4be7a19d 5e50f33d e4dfd58c 08f8f1ff c9a2f640 17fe6450 aa13a16c c91722d0 ae6a4ee9 2550310d cf6e20ec 51bc4917 df785920 09645033 33375848 f0546fc4 a9e08b33 0ff21739 eacda8b5 88efe77c
  72815f1c b5fa58a7 5e063355 198b1106 c3c5343d dcf8bff0 a392a8bb 2af6e80c 0d6aea00 71e54b82 bb2a53a6 8d78b670 f2d36186 f2103981 8ebbeab4 fcbab106 c58e8a87 e135b92e 27afb6ea 8ae2501f
  11c9f966 58bad9b2 90f9593c aa9d1a31 24b66a0e e495f71e 74796b02 8e72eeee 7f31e359 73e3b966 1e5ca1c4 6ca654f1 bb45df77 612992c3 80271067 b6b0379d c62e2454 774130ec 3e3f2fe6 86447218
  cc392323 7ff57f0d d7d2973c 30ef612f c9047e72 8e061ae4 5e8642d9 f0ea5f75 00fbf358 c2d1f0f8 34deb0b4 42975de4 997d94c3 fc9309f0 038d39d5 7a07bd40 dc1f5679 d5622e06 e7df9e91 0088d2f2
  d1b37b8d 49346d7e 7ed922b2 3fb69fc1 0e639f49 9c058090 6a7abbc4 1085d054 aaf82617 2b773ae8 50c27a1d 6b90faa8 45cc0c30 ddc24e39 d20850a5 b79062a2 8ae68d6d 51a3fd64 15559430 e6627c49
  1046de68 4b19067d 9c6072b6 58b5d082 7508dea6 9fc5e71d
`.trim().split(/\s+/);

/** What the search's synonyms and its index are kept up to date by. */
export const searchKeeping: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
    await sql`insert into search_synonym_given select unnest(${sql.val(FIRST_GIVEN)}::text[]) where exists (select from setting where key = 'search_version')`.execute(db);
  },
};
