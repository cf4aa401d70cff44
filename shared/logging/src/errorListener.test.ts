import { describe, expect, it } from '@jest/globals';
import { Socket } from 'node:net';
import { LogStream } from './LogStream.ts';

describe('several log streams on one output', () => {
  it('add one error listener to it', () => {
    const output = new Socket();
    const streams = Array.from({ length: 12 }, () => new LogStream(output));
    expect([streams.length, output.listenerCount('error')]).toEqual([12, 1]);
  });
});
