#!/bin/sh
# Run on the replica after the primary has failed. First make sure that the old primary is off: two primaries sell the same
# piece twice. Then run primary.sh on every machine with an API process.
# PSQL: the command that reaches this server as superuser.
set -eu
PSQL=${PSQL:-psql -X}
$PSQL -d postgres -Atqc "alter system set synchronous_standby_names = ''"
$PSQL -d postgres -Atqc 'select pg_reload_conf()' > /dev/null
$PSQL -d postgres -Atqc 'select pg_promote(true, 60)' | grep -qx t
echo 'this server is the primary now'
