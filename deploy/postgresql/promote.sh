#!/bin/sh
# Run on the replica after the primary has failed. First make sure that the old primary is off: two primaries sell the same
# piece twice. Then run primary.sh on every machine with an API process.
# PSQL: the command that reaches this server as superuser.
set -eu
PSQL=${PSQL:-psql -X}
$PSQL -d postgres -Atqc "alter system set synchronous_standby_names = ''"
$PSQL -d postgres -Atqc 'select pg_reload_conf()' > /dev/null
$PSQL -d postgres -Atqc 'select pg_promote(true, 60)' | grep -qx t
# The former primary will follow through a slot of the same name: pg_rewind copies the setting. The slot keeps what it needs.
$PSQL -d postgres -Atqc "select pg_create_physical_replication_slot(setting, true) from pg_settings where name = 'primary_slot_name' and setting <> ''" > /dev/null
# Without this checkpoint, pg_rewind on the former primary finds nothing to do, and the former primary cannot follow.
$PSQL -d postgres -Atqc 'checkpoint'
echo 'this server is the primary now'
