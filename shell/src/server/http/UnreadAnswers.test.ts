import { afterEach, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { openConnection, startStandIn } from '../../../test/sockets.ts';
import type { RawConnection, StandIn } from '../../../test/sockets.ts';
import { until } from '../../../test/startShop.ts';
import { UnreadAnswers } from './UnreadAnswers.ts';

let server: StandIn;
let connections: RawConnection[] = [];
afterEach(async () => {
  for (const { socket } of connections) socket.destroy();
  connections = [];
  await server.close();
});

const MEGABYTE = 1024 * 1024;

it('drops only the answers that have been unread for the longest time, with their connections', async () => {
  const unread = new UnreadAnswers(24 * MEGABYTE);
  const responses: ServerResponse[] = [];
  server = await startStandIn((_, response) => {
    responses.push(response);
    unread.add(response, 10 * MEGABYTE);
    response.end(Buffer.alloc(10 * MEGABYTE));
  });
  async function ask(isReading: boolean): Promise<RawConnection> {
    const connection = openConnection(server.url, 'GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n', isReading);
    connections.push(connection);
    const before = responses.length;
    await until(() => responses.length === before + 1);
    return connection;
  }
  await ask(false);
  await ask(false);
  expect(responses.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  const reader = await ask(true);
  expect(responses.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  await reader.closed;
  expect(reader.received().length).toBeGreaterThan(10 * MEGABYTE);
  await ask(false);
  expect(responses.map(({ destroyed }) => destroyed).slice(0, 2)).toEqual([true, false]);
});
