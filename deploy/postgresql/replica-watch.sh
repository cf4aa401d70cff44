#!/bin/sh
# Run on the primary every few seconds (replica-watch.timer). While a replica is connected, commits wait for it, so that no
# order is lost with the primary. Without a replica the shop goes on, and a failure of the primary then loses data.
# PSQL: the command that reaches this server as superuser.
set -eu
PSQL=${PSQL:-psql -X}
query() { $PSQL -d postgres -Atqc "$1"; }
[ "$(query 'select pg_is_in_recovery()')" = f ] || exit 0
streaming=$(query "select count(*) from pg_stat_replication where state = 'streaming'")
if [ "$streaming" -gt 0 ]; then wanted='*'; else wanted=''; fi
if [ "$(query 'show synchronous_standby_names')" != "$wanted" ]; then
  query "alter system set synchronous_standby_names = '$wanted'"
  query 'select pg_reload_conf()' > /dev/null
  echo "synchronous_standby_names is '$wanted' now: $streaming replicas are connected"
fi
