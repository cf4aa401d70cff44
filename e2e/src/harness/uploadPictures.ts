import { OPERATOR_TOKEN } from './operator.ts';
import { portsUnderTest } from './shellBeside.ts';

/** Three pictures of 160 by 200 pixels, each with a different gradient, as WebP. */
const PICTURES = [
  'UklGRigBAABXRUJQVlA4IBwBAACQDQCdASqgAMgAPu12t1appyUjoEgBMB2JaW7hb5jKJ+yaaw5GsegAppMPcmT75ZQCrJsvbkygFWDsEXJlAHKUBKWjwzNvbZ1o/NseJP/7KOno/1jv//YWVZNwfQQG/F8jxFxICOsm3QhTKAVbY6MX6tQ6cwAA/vQ4u9ceRvN6Vf22/Nb78JHGMly5XQmE7ziEueJ/rlHFrknrlio1Jx05khribl51sNnykekL5lj0ekGtx63hMqY3j7JH+T5n+bx70t1awCx4CDOPWXXp0VVxDjeuMnNVVY+7F/knS/CXUMNVBbvk55f91ipC9x/Z6/P4AP7qDV3wqgQUbzEFnID0OGkqlzWt54+4A4OhUc3h8b7xMQXv/Wo3GcAAAA==',
  'UklGRvoAAABXRUJQVlA4IO4AAADQDACdASqgAMgAPu12t1appyUjoEgBMB2JaW7f/y8GjE/o7rbQBXxmhTKAOUoBVk24iyiN6qAOUoBVk24iyZQCrJWyLkygFQ/7z3Jk++WUAqybL25MoBVg7FKbdEdD/vPcmT75ZQCrKhN9H8Rc6VAA/t/nNL4n0b3go6ZodrSze7l7Z2A0F0LTIlPywJ6F6RSXKzwroWHh/vq1IB+sEDM7wXrq3Dys0qvHBhTDt6pIxk1zAQwg5DFFROFbCrVlg5+AwTGlAeR99Yg9buSpOkprzgcqpEhiw0lhV2+Os287hiaKRSjfh2+nxigjAAAA',
  'UklGRkQBAABXRUJQVlA4IDgBAADQDQCdASqgAMgAPu12uFappyUjoEgBMB2JaW7ex3/7ZwKz7n7CuP/67ACfisR1tjgvS//I/1BmbdEeHz6XSeWyHk+vPxFzrSEaecdtD8f82bKsm3QhNNlD95w2MvDrR1am3Sa89iZM3tID8Z6qAVZNl7cmUAqngAD+5tKvByaQYlpZNPwCSvppLj9ro1pIze9quPxOBA4Zh9zpLzX+i8j4POmapD5mAY+9F9XOEqwIxlVK0lLd5GhnuzyUHTJLQ+doJZaPxaxOxykZwTSWQvlNEmWWccwgGU91a917L+ZZb20Gm2lIbALgpET58p90bPVLBeW2H4QW/DCWCpPExH0Mq3ocJTqibe4pvEm3WTKwJkQwHxhXrl9KLOuuPVYehcxrUKGND8e9jaD1fLAciYuCwZhF8VKAAAA=',
].map((base64) => Buffer.from(base64, 'base64'));

/** An API and the token of its operator. */
export interface Uploader {
  readonly apiPort: number | undefined;
  readonly token: string;
}

/**
 * Uploads pictures as an operator does.
 *
 * @param owner - such as `products/SOFA-1` or `pages/home`
 * @param count - up to three
 * @param uploader - the operator of the journeys' shop by default
 */
export async function uploadPictures(owner: string, count = 1, uploader: Uploader = { apiPort: portsUnderTest()['api'], token: OPERATOR_TOKEN }): Promise<void> {
  for (const [index, picture] of PICTURES.slice(0, count).entries()) {
    const response = await fetch(`http://127.0.0.1:${uploader.apiPort}/operator/media/${owner}/${index + 1}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${uploader.token}`, 'content-type': 'image/webp' },
      body: picture,
    });
    if (!response.ok) throw new Error(`The upload was answered ${response.status}: ${await response.text()}`);
  }
}
