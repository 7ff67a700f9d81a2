import type { SystemTexts } from './worded-text.ts';

export const id: SystemTexts = {
  password_reset_mail: {
    subject: 'Atur ulang kata sandi {username}',
    text: `Halo,

Seseorang meminta kata sandi baru untuk “{username}”.

Untuk mendapatkannya, buka tautan ini dalam {minutes} menit. Tautan hanya berlaku satu kali:

{link}

Jika bukan Anda yang memintanya, abaikan pesan ini. Kata sandi Anda tidak berubah.
Permintaan ini datang dari {remoteip}.
`,
  },
  password_reset_web: {
    subject: '',
    text: 'Pilih “Buat kata sandi baru” untuk mendapatkan kata sandi baru bagi {username}. Kata sandi hanya ditampilkan satu kali: simpanlah di tempat yang aman.',
  },
  quota_warning: {
    subject: 'Kotak surat {username} sudah terisi {percent}%',
    text: `Halo,

Kotak surat {username} memakai {used} dari {quota}, yaitu {percent}%.

Hapus atau arsipkan pesan yang tidak diperlukan lagi. Jika kotak surat penuh, pesan baru dikembalikan kepada pengirimnya.
`,
  },
  password_expiry_warning: {
    subject: 'Kata sandi {username} akan kedaluwarsa pada {date}',
    text: `Halo,

Kata sandi {username} akan kedaluwarsa pada {date}. Sisa hari: {days}.

Silakan pilih kata sandi baru sebelum itu:

{link}
`,
  },
  password_expired: {
    subject: 'Kata sandi {username} telah kedaluwarsa',
    text: `Halo,

Kata sandi {username} telah kedaluwarsa pada {date}.

Silakan masuk dan pilih kata sandi baru:

{link}
`,
  },
};
